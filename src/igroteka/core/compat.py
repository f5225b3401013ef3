"""Arrays of whole numbers: unboxed when compiled, plain lists when interpreted.

Hot modules import the type from here for their annotations and make arrays with `core.arrays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:
        """Interpreted, `vec[i64](items)` is a list of the items."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list
