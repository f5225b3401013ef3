// The scene of a recorded view: what the server would show of the option it was played with.
import type { AlgoracingView } from "../gen/algoracing";
import type { GolemsView } from "../gen/golems";

const SCENES: Record<string, (view: never) => unknown> = {
  algoracing: ({ field }: AlgoracingView) => field,
  golems: ({ field, golems, barrels, logic, objects }: GolemsView) => ({
    field,
    golems: golems.map(({ home, front, bot }) => [home, front, bot]),
    barrels: barrels.map(([cell]) => cell),
    logic,
    objects: objects.map(([cell, kind]) => [cell, kind]),
  }),
};

export function sceneOf(game: string, view: unknown): unknown {
  return SCENES[game]?.(view as never) ?? view;
}
