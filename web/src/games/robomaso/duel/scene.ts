// What an encounter shows at a moment: between whom it is, who decides and why, what each of the two does.
import type { FireHeld, RobomasoView, RobotsMet, SecretsShown, ShotFired } from "../../../gen/robomaso";
import type { Told } from "../../../gen/room";
import { seatOf } from "../box";

/** The robot that moves and the other one; null: there is no encounter to be shown. */
export function pairOf(view: RobomasoView, before: RobomasoView, event: Told | null): [number, number] | null {
  switch (event?.kind) {
    case undefined:
      return view.robot >= 0 && view.foe >= 0 ? [view.robot, view.foe] : null;
    case "robomaso.robots_met":
    case "robomaso.secrets_shown":
    case "robomaso.peace_made": {
      const { robot, foe } = event!.fields as RobotsMet;
      return [robot, foe];
    }
    case "robomaso.fire_held":
    case "robomaso.shot_fired":
      return before.robot >= 0 && before.foe >= 0 ? [before.robot, before.foe] : null;
  }
  return null;
}

/** Why it is decided so: equal reactions, only one can hit, one is faster, the other has held its fire; "" unknown. */
export function whyOf(
  view: RobomasoView,
  event: Told | null,
  pair: [number, number],
  guns: readonly [string[] | null, string[] | null],
): "" | "equal" | "only" | "faster" | "answer" {
  if (event?.kind === "robomaso.robots_met") {
    const { can, could, first } = event.fields as RobotsMet;
    return first < 0 ? "equal" : can && could ? "faster" : "only";
  }
  if (event !== null || view.foe !== pair[1]) return "";
  if (view.turn_of < 0) return "equal";
  if (guns[0]?.length === 0 || guns[1]?.length === 0) return "only";
  return view.held ? "answer" : "faster";
}

/** What a robot of the encounter does at this moment. */
export function doingOf(view: RobomasoView, event: Told | null, robot: number, why: string): string {
  switch (event?.kind) {
    case "robomaso.robots_met": {
      const { first } = event.fields as RobotsMet;
      return first === robot ? "decides" : "";
    }
    case "robomaso.secrets_shown": {
      const { robot: one, one: fires, two } = event.fields as SecretsShown;
      return (robot === one ? fires : two) ? "fires" : "holds";
    }
    case "robomaso.fire_held":
      return (event.fields as FireHeld).robot === robot ? "holds" : "";
    case "robomaso.shot_fired":
      return (event.fields as ShotFired).robot === robot ? "fires" : "";
    case "robomaso.peace_made":
      return "peace";
    case undefined:
      if (view.turn_of < 0) return view.asked.includes(seatOf(robot)) ? "thinks" : "chosen";
      return view.turn_of === robot ? "decides" : why === "answer" ? "held" : "";
  }
  return "";
}
