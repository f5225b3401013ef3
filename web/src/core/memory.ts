// What this browser remembers. Where it refuses to store, as in some private windows, that is until the page is closed.

const loose = new Map<string, unknown>(); // what could not be stored

/** A remembered value; the fallback if there is none or it cannot be read. */
export function remembered<T>(name: string, fallback: T): T {
  if (loose.has(name)) return loose.get(name) as T;
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
    loose.delete(name);
  } catch {
    loose.set(name, value);
  }
}

/** Whether this value will be there when the page is opened again. */
export function lasts(name: string): boolean {
  return !loose.has(name);
}

/** Forget a value. */
export function forget(name: string): void {
  loose.delete(name);
  try {
    localStorage.removeItem(`igroteka.${name}`);
  } catch {
    // it was not there either
  }
}
