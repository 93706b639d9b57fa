import { createValue } from './value.ts';

/** The earlier edition that the page beside the fields shows, and when it was made; null for the site as it is. */
export const shownEdition = createValue<{ id: string; at: string } | null>(null);

/** Shows an earlier edition on the page beside the fields, or the site as it is. The server reads the cookie. */
export function showEdition(edition: { id: string; at: string } | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `utgave=${edition?.id ?? ''}; path=/; SameSite=Strict${edition ? '' : '; max-age=0'}`;
  shownEdition.set(edition);
}

// A reload leaves the edition.
showEdition(null);
