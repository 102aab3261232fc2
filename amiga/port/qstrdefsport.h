/* Names that no source mentions as MP_QSTR_: none. */
