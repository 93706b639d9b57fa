import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '../../builder/schema/fields.ts';
import { company } from '../../schema/company.ts';
import { companyFile, noticeFile } from '../../schema/content.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Restored } from '../contract/editions.ts';
import { changedTitles } from './changes.ts';
import { contentChanges } from './content-files.ts';
import { checkWrite } from './content-problems.ts';
import { noticeDocument } from './documents.ts';
import { isKept, keepEdition, openEdition, takeSnapshot } from './editions.ts';
import { formatJson } from './format-json.ts';
import { readNoticeAt } from './present-notice.ts';
import { readCompanyTolerantly } from './publishing.ts';
import { contentQueue } from './queues.ts';

type Changes = Map<string, string | Buffer | null>;

/** How the site is published and who delivers its messages is no content: it stays when an edition comes back. So does the notice. */
const settings = ['publishing', 'formService', 'processors'] as const;

/**
 * Makes content/ what it was in an edition. What it was until now becomes an edition too, so that this can be undone.
 * Throws an HttpError when the build would refuse the edition; then nothing has changed.
 */
export function restoreEdition(root: string, id: string): Promise<Restored> {
  return contentQueue.add(async () => {
    const edition = await openEdition(root, id);
    if (!edition) throw new HttpError(404, 'Denne utgaven finnes ikke lenger.');
    const changes: Changes = await contentChanges(root, edition);
    const kept = [await keepSettings(root, edition, changes), await keepNotice(root, edition, changes)];
    const keptSettings = kept.flat();
    if (changes.size === 0) return { keptSettings };
    const write = await checkWrite(root, changes);
    if (!(await isKept(root))) {
      const lost = await changedTitles(root);
      await keepEdition(root, await takeSnapshot(root), { kind: 'kept', changes: lost });
    }
    await write();
    return { keptSettings };
  });
}

/** Leaves the settings of company.json as they are now. Returns the titles of those that the edition has otherwise. */
async function keepSettings(root: string, edition: string, changes: Changes): Promise<string[]> {
  const now = await readCompanyTolerantly(root);
  const then = await readCompanyTolerantly(edition);
  const kept = settings.filter((name) => {
    return company.shape[name].safeParse(now[name]).success && !isDeepStrictEqual(now[name], then[name]);
  });
  if (kept.length === 0) return [];
  const wanted = { ...then, ...Object.fromEntries(kept.map((name) => [name, now[name]])) };
  if (isDeepStrictEqual(wanted, now)) changes.delete(companyFile);
  else changes.set(companyFile, formatJson(wanted));
  return kept.map((name) => metaOf(company.shape[name]).title ?? name);
}

/** Leaves the notice as it is now. Returns its title if the edition has another one. */
async function keepNotice(root: string, edition: string, changes: Changes): Promise<string[]> {
  changes.delete(noticeFile);
  const now = new Date();
  const [then, present] = [await readNoticeAt(edition, now), await readNoticeAt(root, now)];
  return isDeepStrictEqual(then, present) ? [] : [noticeDocument.title];
}
