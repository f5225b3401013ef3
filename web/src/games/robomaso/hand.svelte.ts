// What the player at this page has in hand or looks at: shared by the board and the desk. No rules.
import type { Gun } from "../../gen/robomaso";

/** What can be laid: the drawn card, one's deployment field, one's computer. */
export type Held = "card" | "field" | "computer" | "";

export class Hand {
  /** What is held. The drawn card is held by itself as soon as the question is where it goes. */
  held = $state<Held>("");
  /** Its quarter turns, clockwise. */
  turns = $state(0);
  /** The cell under the pointer or the keyboard's cursor; -1: none. */
  cell = $state(-1);
  /** The robot whose reach is shown; -1: none is chosen, and the moving one is shown. */
  robot = $state(-1);
  /** Whether lines of fire are shown. */
  lines = $state(false);
  /** The weapon that is being aimed, as in answers ("ray", "snowbang"); "": none. */
  gun = $state<Gun | "">("");
  /** The way of shooting that is pointed at, as in answers ("ray:N"); "": none. */
  way = $state("");
  /** The answer ("fire:jay:E", "step:N") that would kill one's own robots and was chosen once: chosen again it is given. */
  warned = $state("");

  /** Turn what is held by quarters; `ways` is in how many ways it can lie. */
  turn(quarters: number, ways: number): void {
    this.turns = ways > 1 ? (this.turns + quarters + 4 * ways) % ways : 0;
  }

  /** Let go of everything: another question is asked. */
  drop(): void {
    this.held = "";
    this.turns = 0;
    this.cell = -1;
    this.gun = "";
    this.way = "";
    this.warned = "";
  }

  /** Look at nothing any more: somebody else or another table follows. */
  forget(): void {
    this.drop();
    this.robot = -1;
    this.lines = false;
  }
}

export const hand = new Hand();
