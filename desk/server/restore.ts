import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { titlesChangedSince } from './changes.ts';
import { listContent } from './content-files.ts';
import { documentOf } from './documents.ts';
import { findPublished, keepEdition, openEdition, takeSnapshot } from './editions.ts';
import { oneAtATime } from './journal.ts';
import { readPublishing } from './publishing.ts';
import { Refusal } from './refusal.ts';
import { writeChecked } from './save.ts';

/**
 * Makes content/ what it was in an edition. What it was until now becomes an edition too, so that this can be undone.
 * Returns the ids of the documents that changed. Throws a Refusal.
 */
export async function restoreEdition(root: string, id: string): Promise<{ documents: string[] }> {
  const folder = await openEdition(root, id);
  if (!folder) throw new Refusal(404, 'Denne utgaven finnes ikke lenger.');
  return oneAtATime(async () => {
    const changes = new Map<string, Buffer | null>();
    for (const file of new Set([...(await listContent(folder)), ...(await listContent(root))])) {
      const [wanted, now] = await Promise.all(
        [folder, root].map((place) => readFile(path.join(place, file)).catch(() => null)),
      );
      if (wanted && now ? !wanted.equals(now) : wanted !== now) changes.set(file, wanted ?? null);
    }
    if (changes.size === 0) return { documents: [] };
    const publishing = await readPublishing(root);
    const lost = await titlesChangedSince(root, await findPublished(root, publishing), root);
    if (lost.length > 0) await keepEdition(root, await takeSnapshot(root), 'kept', lost);
    await writeChecked(root, changes);
    const documents = [...changes.keys()].flatMap((file) => documentOf(file)?.document.id ?? []);
    return { documents: [...new Set(documents)] };
  });
}
