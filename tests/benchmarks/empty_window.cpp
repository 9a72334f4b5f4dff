// SPDX-License-Identifier: GPL-3.0-or-later
// The least a Qt program with a window can be, as large as ours: what the start of ours is held against.
#include <QApplication>
#include <QWidget>

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    QWidget window;
    window.resize(1366, 690);
    window.show();
    return QApplication::exec();
}
