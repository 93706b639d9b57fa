import { announcement } from './announcements.ts';
import { request } from './request.ts';
import { saveAll } from './saving.ts';

/**
 * Fetches a document, or all, from a snapshot into the draft, which is in the history afterwards. What is typed is saved
 * first, so that it is there too.
 */
export async function restore(number: number, document?: string): Promise<void> {
  await saveAll();
  await request('POST', `/history/${number}/restore`, { document });
  announcement.write({ text: 'Hentet tilbake. Det du hadde, ligger i Historikk.' });
}
