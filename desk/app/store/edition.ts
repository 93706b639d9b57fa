import type { Restored } from '../../contract/editions.ts';
import { announce } from './announcements.ts';
import { request } from './request.ts';
import { pageShownAt } from './shown-page.ts';
import { createValue } from './value.ts';

/** The earlier edition that the page beside the fields shows, and when it was made; null for the site as it is. */
export const shownEdition = createValue<{ id: string; at: string } | null>(null);

/** Over https the name is one that no other host of the same domain can set. */
const [cookie, attributes] = location.protocol === 'https:' ? ['__Host-utgave', '; Secure'] : ['utgave', ''];

/** Shows an earlier edition on the page beside the fields, or the site as it is. The server reads the cookie. */
export function showEdition(edition: { id: string; at: string } | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${edition?.id ?? ''}; path=/; SameSite=Strict${attributes}${edition ? '' : '; max-age=0'}`;
  shownEdition.set(edition);
  pageShownAt.set(edition && location.hash);
}

/** Makes everything as it was in an edition, and tells so. */
export async function restoreEdition(id: string, told: string): Promise<void> {
  const { keptSettings } = await request<Restored>('POST', `/editions/${id}/restore`, {});
  announce(keptSettings.length > 0 ? `${told} ${keptSettings.join(' og ')} er som før.` : told);
}

// A reload leaves the edition.
showEdition(null);
