// Which events happen at one moment: all rows are opened together, all golems of a step move together.
import type { GameEvent } from "../../gen/golems";
import type { Told } from "../../gen/room";

type Kind = GameEvent["kind"];

/** By kind: the moments it can belong to. An event of none of them has a moment of its own. */
const MOMENTS: Partial<Record<Kind, string[]>> = {
  "golems.luck_drawn": ["luck"],
  "golems.luck_seen": ["luck"],
  "golems.token_got": ["luck"],
  "golems.token_lacking": ["luck"],
  "golems.readied": ["ready"],
  "golems.locked": ["ready"],
  "golems.row_opened": ["open"],
  "golems.waited": ["open"],
  "golems.token_worked": ["open"],
  "golems.option_chosen": ["choice"],
  "golems.die_rolled": ["dice"],
  "golems.ignored": ["move"],
  "golems.stood": ["move"],
  "golems.turned": ["move"],
  "golems.moved": ["move"],
  "golems.pushed": ["move"],
  "golems.climbed": ["move", "slide"],
  "golems.blocked": ["move"],
  "golems.slid": ["slide"],
  "golems.shoved": ["slide"],
  "golems.stopped": ["slide"],
  "golems.swam": ["water"],
  "golems.token_picked": ["token"],
  "golems.token_lost": ["token"],
  "golems.looked": ["look"],
  "golems.struck": ["strike"],
  "golems.barrel_opened": ["barrel"],
  "golems.repaired": ["barrel"],
  "golems.row_won": ["barrel"],
  "golems.row_lost": ["barrel"],
  "golems.no_effect": ["barrel"],
  "golems.hole_opened": ["barrel"],
  "golems.defended": ["defence"],
  "golems.shielded": ["damage"],
  "golems.hit": ["damage"],
  "golems.object_dropped": ["damage", "water", "barrel"],
  "golems.loop_began": ["loop"],
  "golems.loop_ended": ["loop", "look"],
  "golems.loop_endless": ["loop", "look"],
  "golems.eliminated": ["out"],
  "golems.object_taken": ["object"],
  "golems.brought_home": ["object"],
  "golems.round_ended": ["end"],
  "golems.scored": ["end"],
  "golems.token_returned": ["end"],
};

const HURT: Record<string, string[]> = { water: ["water"], dynamite: ["barrel"], loop: ["penalty"] };

/** In these moments a golem does one thing; the next thing it does is another moment. */
const ONCE = new Set(["move", "slide", "strike", "look"]);

interface Doing {
  seat?: number;
  by?: string;
  holds?: boolean;
}

function momentsOf({ kind, fields }: Told): string[] {
  if (kind === "golems.hurt") return HURT[(fields as Doing).by ?? ""] ?? [];
  return MOMENTS[kind as Kind] ?? [];
}

/** Whether an event belongs to the moment of these. */
export function together(now: Told[], next: Told): boolean {
  const last = now.at(-1);
  if (!last || next.kind === "golems.barrel_opened") return false;
  const common = momentsOf(next).find((moment) => now.every((event) => momentsOf(event).includes(moment)));
  if (common === undefined) return false;
  const { seat } = next.fields as Doing;
  if (common === "look" && next.kind !== "golems.looked") return settles(last, seat);
  return !ONCE.has(common) || now.every(({ fields }) => (fields as Doing).seat !== seat);
}

/** Whether a golem has just seen that the condition of its loop holds: then the loop has ended before it began. */
function settles({ kind, fields }: Told, seat: number | undefined): boolean {
  const looked = fields as Doing;
  return kind === "golems.looked" && looked.seat === seat && looked.holds === true;
}
