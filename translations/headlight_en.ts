<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>headlight::GenerationControls</name>
    <message numerus="yes">
        <source>Shift+Enter types ↵ for a new line, ⇥ stands for a tab. Of a long prompt the model sees the last %n character(s).</source>
        <translation>
            <numerusform>Shift+Enter types ↵ for a new line, ⇥ stands for a tab. Of a long prompt the model sees the last %n character.</numerusform>
            <numerusform>Shift+Enter types ↵ for a new line, ⇥ stands for a tab. Of a long prompt the model sees the last %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ProbeBar</name>
    <message numerus="yes">
        <source>The observed input, up to %n character(s). ↵ is a line break, ⇥ a tab. Enter looks at it, Esc brings the old one back.</source>
        <translation>
            <numerusform>The observed input, up to %n character. ↵ is a line break, ⇥ a tab. Enter looks at it, Esc brings the old one back.</numerusform>
            <numerusform>The observed input, up to %n characters. ↵ is a line break, ⇥ a tab. Enter looks at it, Esc brings the old one back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::RunFiles</name>
    <message numerus="yes">
        <source>The present run has done %n step(s) and is in no file. Replace it?</source>
        <translation>
            <numerusform>The present run has done %n step and is in no file. Replace it?</numerusform>
            <numerusform>The present run has done %n steps and is in no file. Replace it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run of %n step(s) has been put aside.</source>
        <translation>
            <numerusform>The run of %n step has been put aside.</numerusform>
            <numerusform>The run of %n steps has been put aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::RunPanel</name>
    <message numerus="yes">
        <source>%n step(s)/s</source>
        <translation>
            <numerusform>%n step/s</numerusform>
            <numerusform>%n steps/s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::TextFactsView</name>
    <message numerus="yes">
        <source>%n line end(s) changed to LF.</source>
        <translation>
            <numerusform>%n line end changed to LF.</numerusform>
            <numerusform>%n line ends changed to LF.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broken byte(s) shown as U+FFFD.</source>
        <translation>
            <numerusform>%n broken byte shown as U+FFFD.</numerusform>
            <numerusform>%n broken bytes shown as U+FFFD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decomposed character(s) composed (NFC).</source>
        <translation>
            <numerusform>%n decomposed character composed (NFC).</numerusform>
            <numerusform>%n decomposed characters composed (NFC).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::TrainingToolBar</name>
    <message numerus="yes">
        <source>Train %n step(s), then pause</source>
        <translation>
            <numerusform>Train %n step, then pause</numerusform>
            <numerusform>Train %n steps, then pause</numerusform>
        </translation>
    </message>
</context>
</TS>
