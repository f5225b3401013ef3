// The order of a score sheet.

/** So many seats, the winners first, then by what counts, more before less, from the most important on. */
export function ranked(seats: number, winners: number[], ...counts: ((seat: number) => number)[]) {
  const rows = Array.from({ length: seats }, (_, seat) => ({ seat, won: winners.includes(seat) }));
  const better = (a: number, b: number): number => counts.reduce((found, count) => found || count(b) - count(a), 0);
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || better(a.seat, b.seat));
}
