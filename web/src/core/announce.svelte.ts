// What a screen reader is told without being asked. Sentences that come quickly are read together.

const GATHER = 350; // milliseconds

let spoken = $state("");
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the live region holds now. */
export function speech(): string {
  return spoken;
}

/** Take back what has been said: somebody else is going to listen. */
export function silence(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
  spoken = "";
}

/** Have a sentence read aloud, politely. */
export function announce(text: string): void {
  if (waiting.at(-1) !== text) waiting.push(text);
  timer ??= setTimeout(() => {
    spoken = waiting.slice(-12).join(" ");
    waiting = [];
    timer = undefined;
  }, GATHER);
}
