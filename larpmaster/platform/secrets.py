"""CPython's part of settings and password: file, salt, stretching, the wait after a wrong word."""
import hashlib
import os
import time

__all__ = ("STRETCH_ROUNDS", "salt", "settings_path", "stretch", "wait")

STRETCH_ROUNDS = 200000
_SALT_BYTES = 16


def settings_path():
    """The file of the settings: in the current folder."""
    return "larpmaster.settings"


def salt():
    """Bytes that no other password has, from the system's source of chance."""
    return os.urandom(_SALT_BYTES)


def stretch(word, salt, rounds):
    """32 bytes by PBKDF2-HMAC-SHA256."""
    return hashlib.pbkdf2_hmac("sha256", word, salt, rounds)


def wait(seconds):
    """Lets so many seconds pass."""
    time.sleep(seconds)
