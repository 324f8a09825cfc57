"""Compiled rules without their compiler: machine code that is laid in memory and called as it is.

Numba and LLVM take half a second and 150 MB to load, only to hand out code that was compiled long
ago. So a door is kept as an image, which needs neither: its machine code, the places in it
where addresses go, and a way in from Python.

| module | what it does | needs |
|---|---|---|
| `image` | writes, reads and loads images | nothing but Python and NumPy |
| `link` | makes an image of object files | nothing but Python |
| `way_in` | compiles the way from Python into a door | Numba |

Images are made on Linux with x86-64 processors. Elsewhere, and with bounds checks, what is kept of
a door is what Numba reads back.
"""
