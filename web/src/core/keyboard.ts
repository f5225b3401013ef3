// The keys of the page.

/** The letter of a key; who writes in another alphabet means the one at the same place of the keyboard. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : "";
}

const TYPING = "input, textarea, select, [contenteditable], dialog, [popover]";

/** Whether a key is free for the page: nobody has used it, and it is not pressed in a field, a window, or where `not` says. */
export function isFree(key: KeyboardEvent, not = ""): boolean {
  if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey) return false;
  return !(key.target as Element | null)?.closest?.(not ? `${TYPING}, ${not}` : TYPING);
}

/** The steps of the arrow keys, to the right and downwards. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
