// What is said about cards and rows.
import { tr } from "../../../core/messages.svelte";
import type { Command, RowKind, Sensor } from "../../../gen/golems";
import { theBox } from "../box";
import { isDown, type Row } from "./rows";

/** The family of a command gives its colour. */
export function familyOf(command: Command): "move" | "combat" {
  return theBox().combat.includes(command) ? "combat" : "move";
}

/** The short name of a command; where there is none, that it is empty. */
export function commandName(command: Command | null | undefined): string {
  return command ? tr("golems-page-command", { command }) : tr("golems-page-empty");
}

export function bonusName(kind: RowKind | null): string {
  return tr("golems-page-bonus", { bonus: kind ?? "", repeats: theBox().repeats });
}

export function sensorName(sensor: Sensor): string {
  return tr("golems-page-sensor", { sensor });
}

/** A whole row in words. */
export function rowName(row: Row | undefined, sub: readonly (Command | null)[]): string {
  if (!row) return tr("golems-page-empty");
  if (isDown(row)) return tr("golems-page-face-down");
  const [first, second] = [commandName(row.first), commandName(row.second)];
  if (row.kind === "plain") return first;
  if (row.kind === "call") return `${bonusName(row.kind)}: ${commandName(sub[0])}, ${commandName(sub[1])}`;
  const head = row.kind === "if" || row.kind === "while" ? `${bonusName(row.kind)} (${sensorName(row.sensor)})` : "";
  if (row.kind === "if") return `${head} ${tr("golems-page-yes")}: ${first}; ${tr("golems-page-no")}: ${second}`;
  return `${head || bonusName(row.kind)}: ${first}`;
}
