import { discardSnapshot, findPublished, keepEdition, takeSnapshot, tidyEditions } from './editions.ts';
import type { Place } from './place.ts';
import { readPublishing } from './publishing.ts';
import { contentQueue } from './queues.ts';

/**
 * Publishes what is online once more, with the present notice and the articles whose hour has come. Saved changes that
 * are not published stay so. Whole or not at all: throws an HttpError that says why.
 */
export async function publishAlone(root: string, place: Place, changes: string[]): Promise<void> {
  const published = await findPublished(root);
  if (!published) return;
  const { edition, folder } = published;
  const snapshot = await contentQueue.add(() => takeSnapshot(root, folder));
  try {
    const method = place.methodOf(await readPublishing(root));
    const site = await method.build(snapshot.folder, () => {}, new Date(snapshot.at));
    const { message: _, ...release } = await method.publish(site, () => {}, true);
    await keepEdition(root, snapshot, {
      kind: 'online',
      changes,
      over: edition.over ?? edition.at,
      ...release,
    });
  } catch (error) {
    await discardSnapshot(snapshot).catch(console.error);
    throw error;
  }
  // There may be several a day.
  await contentQueue.add(() => tidyEditions(root)).catch(console.error);
}
