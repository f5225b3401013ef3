// What goes on beyond the view: where robots died, and where the discs come from that a robot wins.
import type { Shown } from "../../core/playback.svelte";
import type { RobomasoView } from "../../gen/robomaso";
import { eventsOf } from "./events";

export interface Story {
  /** By robot: the cell where it died last. */
  graves: Record<number, number>;
  /** By robot: the cell of whom it shot last, or of the computer it has raided since. */
  sources: Record<number, number>;
}

/** What goes on after a moment. */
export function story(past: Story | undefined, { events, before }: Shown<RobomasoView>): Story {
  const cell = (robot: number): number => before.robots[robot]!.at;
  const graves = eventsOf(events, "robomaso.robot_died").map(({ robot }) => [robot, cell(robot)]);
  const sources = [
    ...eventsOf(events, "robomaso.shot_fired").flatMap(({ robot, hit }) => {
      const others = hit.filter((other) => other !== robot);
      return others.slice(0, 1).map((victim) => [robot, cell(victim)]);
    }),
    ...eventsOf(events, "robomaso.robot_eaten").map((eaten) => [eaten.layer, eaten.cell]),
    ...eventsOf(events, "robomaso.computer_raided").map((raid) => [raid.robot, raid.cell]),
  ];
  return {
    graves: { ...past?.graves, ...Object.fromEntries(graves) },
    sources: { ...past?.sources, ...Object.fromEntries(sources) },
  };
}
