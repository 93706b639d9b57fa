import { createValue } from './value.ts';

/** The address whose page is shown in place of its fields, where a window has no room for both; null for none. */
export const pageShownAt = createValue<string | null>(null);
