type Area = 'localStorage' | 'sessionStorage';

/** Reads a key; null where it is missing or where the browser blocks storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a key, or removes it with null; does nothing where storage is blocked or full. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // The choice then holds for this visit only, kept by the caller.
  }
}
