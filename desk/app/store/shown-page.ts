import { createStore } from '../../../src/browser/store.ts';

/** The address whose page is shown in place of its fields, where a window has no room for both; null for none. */
export const pageShownAt = createStore<string | null>(null);
