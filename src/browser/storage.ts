type Area = 'localStorage' | 'sessionStorage';

/** Reads a key; null if it is missing or the browser blocks storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a key, or removes it with null. Does nothing if storage is blocked or full. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // The caller keeps the value for this visit.
  }
}
