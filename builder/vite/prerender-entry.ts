import { isJsonObject } from '../../common/records.ts';
import type { PrerenderEntry } from '../../src/app/rendered-page.ts';

const isPrerenderEntry = (value: unknown): value is PrerenderEntry =>
  isJsonObject(value) && typeof value.renderPage === 'function';

/** Checks the default export of src/app/entry.prerender.tsx, which is loaded dynamically. */
export function prerenderEntryOf(value: unknown): PrerenderEntry {
  if (!isPrerenderEntry(value)) throw new Error('src/app/entry.prerender.tsx must export renderPage');
  return value;
}
