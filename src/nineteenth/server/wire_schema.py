"""The wire protocol and the HTTP bodies as one JSON Schema: ``python -m nineteenth.server.wire_schema`` prints it.

The browser's types are generated from it (``npm run wire`` in web/), and a test sees to it that they are of today.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from nineteenth.server import routes
from nineteenth.table import wire

BODIES = (
    routes.GameInfo,
    routes.Wish,
    routes.Checked,
    routes.TableWish,
    routes.Made,
    routes.SectionInfo,
)
FROM_CLIENT = {
    frame.__name__ for frame in (*get_args(wire.AnyClientFrame), *(routes.Wish, routes.TableWish, routes.SeatWish))
}


def schema() -> dict[str, Any]:
    """One schema whose definitions are every frame and body; ``ClientFrame`` and ``TableFrame`` are the unions."""
    unions = {"ClientFrame": wire.AnyClientFrame, "TableFrame": wire.AnyTableFrame}
    roots, components = msgspec.json.schema_components([*unions.values(), *BODIES], ref_template="#/definitions/{name}")
    definitions = {**components, **dict(zip(unions, roots, strict=False))}
    for name, definition in definitions.items():
        if definition.get("type") == "object":
            definition.setdefault("additionalProperties", False)
            # A client may leave out what has a default; the server always sends every field.
            if name not in FROM_CLIENT:
                definition["required"] = sorted(definition.get("properties", {}))
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in [*unions, *(b.__name__ for b in BODIES)]},
        "definitions": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
