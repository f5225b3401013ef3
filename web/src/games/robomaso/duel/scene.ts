// What an encounter shows at a moment: between whom it is, who decides and why, what each of the two does.
import type { RobomasoView, Sight, Why } from "../../../gen/robomaso";
import type { NumberedEvent } from "../../../gen/room";
import { seatOf } from "../box";
import { eventsOf, type EventKind } from "../events";

export type Doing = "decides" | "thinks" | "chosen" | "fires" | "holds" | "held" | "peace" | "";

const BOTH = ["robomaso.robots_met", "robomaso.secrets_shown", "robomaso.peace_made"] satisfies EventKind[] as string[]; // named
const DONE = ["robomaso.fire_held", "robomaso.shot_fired"] satisfies EventKind[] as string[];

/** The robot that moves and the other one; null: there is no encounter to be shown. */
export function pairOf(view: RobomasoView, before: RobomasoView, events: NumberedEvent[]): [number, number] | null {
  const spoken = events.find(({ kind }) => BOTH.includes(kind));
  if (spoken) {
    const { robot, foe } = spoken.fields as { robot: number; foe: number };
    return [robot, foe];
  }
  if (!events.every(({ kind }) => DONE.includes(kind))) return null;
  const { robot, foe } = events.length > 0 ? before : view;
  return robot >= 0 && foe >= 0 ? [robot, foe] : null;
}

/** Why it is decided so: equal reactions, only one can hit, one is faster, the other has held its fire; "" unknown. */
export function whyOf(events: NumberedEvent[], sight: Sight | null): Why | "" {
  return (events.length > 0 ? eventsOf(events, "robomaso.robots_met")[0]?.why : sight?.why) ?? "";
}

/** What a robot of the encounter does at this moment. */
export function doingOf(view: RobomasoView, events: NumberedEvent[], robot: number, why: Why | ""): Doing {
  switch (events[0]?.kind as EventKind | undefined) {
    case "robomaso.robots_met":
      return eventsOf(events, "robomaso.robots_met")[0]!.first === robot ? "decides" : "";
    case "robomaso.secrets_shown": {
      const { robot: one, one: fires, two } = eventsOf(events, "robomaso.secrets_shown")[0]!;
      return (robot === one ? fires : two) ? "fires" : "holds";
    }
    case "robomaso.fire_held":
      return eventsOf(events, "robomaso.fire_held").some((held) => held.robot === robot) ? "holds" : "";
    case "robomaso.shot_fired": // of an exchange there are two
      return eventsOf(events, "robomaso.shot_fired").some((shot) => shot.robot === robot) ? "fires" : "";
    case "robomaso.peace_made":
      return "peace";
    case undefined:
      if (view.decider < 0) return view.asked.includes(seatOf(robot)) ? "thinks" : "chosen";
      return view.decider === robot ? "decides" : why === "answer" ? "held" : "";
  }
  return "";
}
