// src/browser/storage.ts
/** Reads a key; null where it is missing or where the browser blocks storage. */
function readStored(area, key) {
	try {
		return window[area].getItem(key);
	} catch {
		return null;
	}
}
/** Stores a key, or removes it with null; does nothing where storage is blocked or full. */
function writeStored(area, key, value) {
	try {
		if (value === null) window[area].removeItem(key);
		else window[area].setItem(key, value);
	} catch {}
}
export { writeStored as n, readStored as t };
