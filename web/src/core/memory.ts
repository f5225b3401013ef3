// What this browser remembers. Everything works without it: a private window may refuse to store.

/** A remembered value; the fallback if there is none or it cannot be read. */
export function remembered<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`igroteka.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Remember a value until it is replaced. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`igroteka.${name}`, JSON.stringify(value));
  } catch {
    // nothing is lost but comfort
  }
}

/** Forget a value. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(`igroteka.${name}`);
  } catch {
    // it was not there either
  }
}
