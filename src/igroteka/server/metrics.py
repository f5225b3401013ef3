"""Numbers for an operator, in the text form of Prometheus."""

from __future__ import annotations

from igroteka.server.room import Room


def metrics(room: Room, tables: dict[str, int], sockets: int) -> str:
    """What is going on."""
    fast = int(room.workers.build == "compiled")
    rows: list[tuple[str, str, str, float]] = [
        ("igroteka_answers_total", "counter", "Answers and takebacks of which others heard.", room.answers),
        ("igroteka_sockets", "gauge", "Open connections.", sockets),
        ("igroteka_bots_compiled", "gauge", "1 if bots think with compiled rules, else 0.", fast),
        ("igroteka_tables_live", "gauge", "Tables in memory.", len(room.live)),
    ]
    lines = []
    for name, kind, text, value in rows:
        lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
    lines += ["# HELP igroteka_tables Tables kept, by stage.", "# TYPE igroteka_tables gauge"]
    lines += [f'igroteka_tables{{stage="{stage}"}} {count}' for stage, count in sorted(tables.items())]
    return "\n".join(lines) + "\n"
