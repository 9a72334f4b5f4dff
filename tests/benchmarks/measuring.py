# SPDX-License-Identifier: GPL-3.0-or-later
"""Running whole programs, and what their times come to."""
import datetime
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time


class Series:
    """Several measurements of one thing."""

    def __init__(self, values):
        self.values = list(values)

    @property
    def median(self):
        return statistics.median(self.values)

    def text(self, unit=''):
        tail = f' {unit}' if unit else ''
        if len(self.values) == 1:
            return short(self.median) + tail
        return f'{short(self.median)}{tail} ({short(min(self.values))} – {short(max(self.values))})'


def short(number):
    """Three figures that mean something."""
    size = abs(number)
    return f'{number:.0f}' if size >= 100 else f'{number:.1f}' if size >= 10 else f'{number:.2f}'


class Ran:
    """One finished process: wall seconds, largest resident size in MB, standard output."""

    def __init__(self, seconds, megabytes, output):
        self.seconds, self.megabytes, self.output = seconds, megabytes, output


def run(command, **environment):
    """Runs a program to its end; stops everything with its words when it fails."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        started = time.perf_counter()
        process = subprocess.Popen([str(word) for word in command], stdout=output, stderr=errors,
                                   env={**os.environ, **environment})
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        if process.returncode != 0:
            sys.exit(f'{command[0]} ended with {process.returncode}: {errors.read().decode(errors="replace")}')
        scale = 1 / 1024 if platform.system() == 'Linux' else 1 / 1024 / 1024  # kilobytes there, bytes elsewhere
        return Ran(seconds, usage.ru_maxrss * scale, output.read().decode('utf-8', errors='replace'))


def resident_over_time(command):
    """Resident size in MB of a program every tenth of a second; empty where the system does not tell in this way."""
    sizes = []
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        try:
            with open(f'/proc/{process.pid}/status', encoding='utf-8') as status:
                found = re.search(r'^VmRSS:\s*(\d+)', status.read(), re.MULTILINE)
        except OSError:
            found = None
        if found:  # a program at its end has no memory left to tell of
            sizes.append(int(found.group(1)) / 1024)
        time.sleep(0.1)
    if process.returncode != 0:
        sys.exit(f'{command[0]} ended with {process.returncode}')
    return sizes


def alternate(count, *measurements):
    """Calls the measurements in turn, `count` times: what disturbs one disturbs all. Returns a list for each."""
    results = [[] for _ in measurements]
    for _ in range(count):
        for result, measure in zip(results, measurements):
            result.append(measure())
    return results


def named_numbers(output):
    """What our own benchmark programs print: lines "what: number unit"."""
    return {what: float(number) for what, number in re.findall(r'^(.+): (\S+) \S+$', output, re.MULTILINE)}


def progress(text):
    print(f'… {text}', file=sys.stderr, flush=True)


def load():
    return f'{os.getloadavg()[0]:.2f}' if hasattr(os, 'getloadavg') else 'unknown'


def machine():
    """Kind of machine and day, for the line above the table."""
    model = platform.processor() or platform.machine()
    try:
        with open('/proc/cpuinfo', encoding='utf-8') as file:
            model = re.search(r'^model name\s*:\s*(.+)$', file.read(), re.MULTILINE).group(1)
    except (OSError, AttributeError):
        pass
    return f'{datetime.date.today().isoformat()}, {model}, {os.cpu_count()} cores, {platform.system()}'
