import { HttpError } from '../../server/http-error.ts';
import {
  discardSnapshot,
  findPublished,
  keepEdition,
  openEdition,
  takeSnapshot,
  tidyEditions,
} from './editions.ts';
import { oneAtATime } from './journal.ts';
import type { Place } from './place.ts';
import { readPublishing } from './publishing.ts';

/**
 * Publishes what is online once more, with the present notice and the articles whose hour has come. Saved changes that
 * are not published stay so. Whole or not at all: throws an HttpError that says why.
 */
export async function publishAlone(root: string, place: Place, changes: string[]): Promise<void> {
  const edition = await findPublished(root);
  const shown = edition && (await openEdition(root, edition.id));
  if (!shown) throw new HttpError(409, 'Nettstedet er ikke publisert ennå.');
  const snapshot = await oneAtATime(() => takeSnapshot(root, shown));
  try {
    const method = place.methodOf(await readPublishing(root));
    const site = await method.prepare(snapshot.folder, () => {}, new Date(snapshot.at));
    const { release } = await site.publish(true);
    const over = edition.over ?? edition.at;
    const facts = { kind: 'online', changes, over, ...(release !== undefined && { release }) } as const;
    await keepEdition(root, snapshot, facts);
  } catch (error) {
    await discardSnapshot(snapshot).catch(console.error);
    throw error;
  }
  // There may be several a day.
  await oneAtATime(() => tidyEditions(root)).catch(console.error);
}
