# SPDX-License-Identifier: GPL-3.0-or-later
"""From the start of a process to its first paint on an X server of our own (goal 6). Both programs are watched in the
same way from outside: the moment a pixel of the black screen is no longer black."""
import ctypes
import ctypes.util
import os
import shutil
import subprocess
import time

from measuring import Series, alternate, progress
from table import share

WIDTH, HEIGHT = 1366, 768
Z_PIXMAP, ALL_PLANES = 2, ctypes.c_ulong(-1)
LONGEST = 60


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""
    _fields_ = [('width', ctypes.c_int), ('height', ctypes.c_int), ('offset', ctypes.c_int), ('format', ctypes.c_int),
                ('data', ctypes.c_void_p), ('orders', ctypes.c_int * 5), ('bytes_per_line', ctypes.c_int)]


class Screen:
    """Looks at the pixels of an X server's screen."""

    def __init__(self, name):
        self.x = ctypes.CDLL(ctypes.util.find_library('X11') or 'libX11.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        self.x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
                                     ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
        self.x.XFree.argtypes = [ctypes.c_void_p]
        self.x.XCloseDisplay.argtypes = [ctypes.c_void_p]
        self.display = self.x.XOpenDisplay(name.encode())
        self.root = self.x.XDefaultRootWindow(self.display)

    def is_black(self):
        return not any(self.line(y).strip(b'\0') for y in (100, 350, 600))

    def line(self, y):
        image = self.x.XGetImage(self.display, self.root, 0, y, WIDTH, 1, ALL_PLANES, Z_PIXMAP)
        pixels = ctypes.string_at(image.contents.data, image.contents.bytes_per_line)
        self.x.XFree(image.contents.data)
        self.x.XFree(image)
        # The unused fourth byte of a pixel may hold anything.
        return bytes(value for index, value in enumerate(pixels) if index % 4 != 3) if any(pixels) else b''

    def wait(self, black):
        deadline = time.monotonic() + LONGEST
        while self.is_black() != black:
            if time.monotonic() > deadline:
                raise TimeoutError('the screen did not change')
            time.sleep(0.0005)

    def close(self):
        self.x.XCloseDisplay(self.display)


def first_paint(screen, command, environment):
    """Milliseconds from the start of a program until it is seen."""
    screen.wait(black=True)
    started = time.perf_counter()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        screen.wait(black=False)
        return (time.perf_counter() - started) * 1000
    finally:
        program.kill()
        program.wait()


def start_display():
    """An X server on a free display; its process and name."""
    reader, writer = os.pipe()
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', f'{WIDTH}x{HEIGHT}x24', '-br',
                               '-nolisten', 'tcp', '-noreset'], pass_fds=[writer], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as numbers:
        return server, f':{numbers.readline().strip()}'


def rows(setup):
    if shutil.which('Xvfb') is None:
        progress('skipped, no Xvfb: the start')
        return []
    progress('the start')
    server, name = start_display()
    home = setup.scratch / 'home'
    (home / 'runtime').mkdir(parents=True, mode=0o700)
    environment = {**os.environ, 'DISPLAY': name, 'QT_QPA_PLATFORM': 'xcb', 'HOME': str(home),
                   'XDG_CONFIG_HOME': str(home), 'XDG_RUNTIME_DIR': str(home / 'runtime'), 'LC_ALL': 'C.UTF-8'}
    try:
        screen = Screen(name)
        measurements = [lambda program=program: first_paint(screen, [str(program)], environment)
                        for program in (setup.program('benchmark_empty_window'), setup.headlight)]
        for measure in measurements:
            measure()  # the first start reads the files from the disk
        empty, ours = alternate(setup.starts, *measurements)
        screen.close()
    finally:
        server.terminate()
        server.wait()
    return [share(6, 'first painted window, against an empty Qt window', Series(ours), Series(empty), 'ms', '<= 1.5')]
