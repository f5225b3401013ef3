"""The load test measures what it says, in a short run."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.server import load


def test_a_short_load_is_measured(tmp_path: Path) -> None:
    asked = load.arguments(["--tables", "3", "--sockets", "8", "--pause", "0.1", "--seconds", "0.1", "--hover", "1"])

    result = load.run(tmp_path, asked, Progress(console=Console(quiet=True)))

    assert (result["tables"], result["sockets"]) == (3, 8)
    for phase in ("load", "highest"):
        numbers = result[phase]
        assert isinstance(numbers, dict)
        assert numbers["answers"] > 0
        assert numbers["looks"] > 0
        assert numbers["bytes_per_answer"] > 0
        assert 0 < numbers["ack_p50_ms"] <= numbers["ack_p90_ms"] <= numbers["ack_p99_ms"]
        assert 0 < numbers["told_p50_ms"] <= numbers["told_p99_ms"]
    assert "without pauses" in load.show(result)


def test_parts_of_the_times_are_found_among_them() -> None:
    times = load.Times(acks=[number / 1000 for number in range(100)], answers=100, seconds=10.0, cpu=1.0)

    numbers = times.numbers()

    assert [numbers[f"ack_p{part}_ms"] for part in (50, 90, 99)] == [50.0, 90.0, 99.0]
    assert (numbers["answers_per_second"], numbers["server_cpu_ms_per_answer"]) == (10.0, 10.0)
