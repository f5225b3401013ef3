// Letters as keys of the page.

/** The letter of a key; who writes in another alphabet means the one at the same place of the keyboard. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : "";
}
