"""The text-mode program: menus, fields and pages over the machine's console.

`app` starts it, `player` asks the steps of `creation`; screens show and ask, they compute nothing.
"""
