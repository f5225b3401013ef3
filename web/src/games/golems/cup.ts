// A tournament as its view tells it.
import type { CupView } from "../../gen/golems";

/** The seats that have lost a match of a bracket. Node 1 is the final; the nodes 2n and 2n + 1 lead to the node n. */
export function fallenOf({ size, tree }: CupView): number[] {
  const fallen: number[] = [];
  for (let node = 1; node < size; node += 1) {
    const won = tree[node] ?? -1;
    if (won < 0) continue;
    for (const seat of [tree[2 * node], tree[2 * node + 1]]) if (seat !== won && (seat ?? -1) >= 0) fallen.push(seat!);
  }
  return fallen;
}
