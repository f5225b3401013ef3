"""The interface described for programs (OpenAPI) and for people (a page)."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import msgspec

from igroteka import __version__
from igroteka.server import payload
from igroteka.server.handlers import ROUTES, Route

REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The OpenAPI description, made from the routes and classes themselves."""
    classes = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components([*classes, payload.Problem], ref_template=REF)
    by_class = dict(zip(map(repr, classes), schemas))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_class)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": __version__, "description": "A room of board games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key of a chair."}},
        },
    }


def _operation(route: Route, by_class: dict[str, Any]) -> dict[str, Any]:
    parameters = [_parameter("path", name) for name in re.findall(r"{(\w+)}", route.path)]
    parameters += [_parameter("query", name) for name in route.query]
    if isinstance(route.gives, str):
        content = {route.gives.partition(";")[0]: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": by_class[repr(route.gives)]}}
    wrong = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    codes = ["400", "404", "409", "413", "429"]
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {str(route.status): {"description": "Done.", "content": content}}
        | {code: {"description": "One sentence says what was wrong.", "content": wrong} for code in codes},
    }
    if route.takes is not None:
        schema = by_class[repr(route.takes)]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if route.keyed:
        found["security"] = [{}, {"key": []}]
    return found


def _parameter(place: str, name: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def page() -> str:
    """The same for people, without a script."""
    rows = []
    for route in ROUTES:
        takes = route.takes.__name__ if route.takes is not None else ""
        gives = route.gives if isinstance(route.gives, str) else _name(route.gives)
        key = "with a key" if route.keyed else ""
        cells = [f"<code>{route.method} {escape(route.path)}</code>", route.summary, takes, gives, key]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    schemas = [_schema(name, schema) for name, schema in document()["components"]["schemas"].items()]
    return PAGE.format(rows="".join(rows), schemas="".join(schemas))


def _schema(name: str, schema: dict[str, Any]) -> str:
    data = msgspec.json.format(msgspec.json.encode(schema.get("properties", schema)), indent=2).decode()
    return f'<h3 id="{name}">{name}</h3><p>{escape(schema.get("description", ""))}</p><pre>{escape(data)}</pre>'


def _name(kind: Any) -> str:
    item = getattr(kind, "__args__", None)
    return f"{item[0].__name__}[]" if item else kind.__name__


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Igroteka: interface</title><link rel="stylesheet" href="/api/page.css">
</head>
<body><main>
<h1>Igroteka: interface</h1>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. Sockets are described in docs/protocol.md.</p>
<table>
<thead><tr><th>request</th><th>what it does</th><th>takes</th><th>gives</th><th>key</th></tr></thead>
<tbody>{rows}</tbody>
</table>
<h2>Data</h2>
{schemas}
</main></body></html>
"""

CSS = """body { font: 16px/1.5 sans-serif; margin: 0; background: #faf6ee; color: #2c2620; }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .3rem .6rem; vertical-align: top; }
tr { border-bottom: 1px solid #d9cfbd; }
pre { background: #f1e9da; padding: .8rem; overflow: auto; border-radius: 8px; }
@media (prefers-color-scheme: dark) {
  body { background: #1e1b18; color: #ece4d8; }
  pre { background: #2b2622; }
  tr { border-color: #4a4138; }
  a { color: #8fc7bd; }
}
"""
