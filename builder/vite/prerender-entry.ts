import { isJsonObject } from '../../common/records.ts';
import type { PrerenderEntry } from '../../src/app/rendered-page.ts';

const isPrerenderEntry = (value: unknown): value is PrerenderEntry =>
  isJsonObject(value) && typeof value.renderPage === 'function';

/** The default export of src/app/entry.prerender.tsx, which is loaded by its address. */
export function prerenderEntryOf(value: unknown): PrerenderEntry {
  if (!isPrerenderEntry(value)) throw new Error('src/app/entry.prerender.tsx must export renderPage');
  return value;
}
