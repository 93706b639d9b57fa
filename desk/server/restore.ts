import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '../../builder/schema/fields.ts';
import { type Company, company } from '../../schema/company.ts';
import { companyFile, noticeFile } from '../../schema/content.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Restored } from '../contract/editions.ts';
import { titlesChangedSince } from './changes.ts';
import { checkWrite } from './checked-write.ts';
import { companyDocument, documentOf, noticeDocument, readDocument } from './documents.ts';
import { findPublished, isKept, keepEdition, openEdition, takeSnapshot } from './editions.ts';
import { formatJson } from './format-json.ts';
import { oneAtATime } from './journal.ts';
import { listContentFiles } from './list-content-files.ts';
import { readNoticeAt } from './present-notice.ts';
import { readCompanyTolerantly } from './publishing.ts';

/** How the site is published and who delivers its messages is no content: it stays when an edition comes back. So does the notice. */
const settings = ['publishing', 'formService', 'processors'] as const;

/**
 * Makes content/ what it was in an edition. What it was until now becomes an edition too, so that this can be undone.
 * Throws an HttpError when the build would refuse the edition; then nothing has changed.
 */
export async function restoreEdition(root: string, id: string): Promise<Restored> {
  const edition = await openEdition(root, id);
  if (!edition) throw new HttpError(404, 'Denne utgaven finnes ikke lenger.');
  return oneAtATime(async () => {
    const { text, keptSettings } = await companyWithSettings(edition, root);
    const changes = new Map<string, Buffer | null>();
    for (const file of new Set([...(await listContentFiles(edition)), ...(await listContentFiles(root))])) {
      const [then, now] = await Promise.all([edition, root].map((folder) => readIfThere(folder, file)));
      if (file === noticeFile && now) {
        if (!(await haveSameNotice(edition, root))) keptSettings.push(noticeDocument.title);
        continue;
      }
      const wanted = file === companyFile && text !== undefined ? Buffer.from(text) : then;
      if (wanted && now ? !wanted.equals(now) : wanted !== now) changes.set(file, wanted ?? null);
    }
    if (changes.size === 0) return { documents: [], keptSettings };
    const write = await checkWrite(root, changes);
    if (!(await isKept(root))) {
      const lost = await titlesChangedSince(root, await findPublished(root), root);
      await keepEdition(root, await takeSnapshot(root), { kind: 'kept', changes: lost });
    }
    await write();
    const documents = [...changes.keys()].flatMap((file) => documentOf(file)?.document.id ?? []);
    return { documents: [...new Set(documents)], keptSettings };
  });
}

/** The company.json of an edition with the settings of now; no text when that of the edition cannot be read. */
async function companyWithSettings(
  edition: string,
  root: string,
): Promise<{ text?: string; keptSettings: string[] }> {
  const then = (await readDocument(edition, companyDocument))?.value as Company | undefined;
  if (!then) return { keptSettings: [] };
  const now = await readCompanyTolerantly(root);
  const kept = settings.flatMap((name) => {
    const { data } = company.shape[name].safeParse(now[name]);
    return data === undefined || isDeepStrictEqual(data, then[name]) ? [] : [[name, data] as const];
  });
  if (kept.length === 0) return { keptSettings: [] };
  const keptSettings = kept.map(([name]) => metaOf(company.shape[name]).title ?? name);
  return { text: formatJson({ ...then, ...Object.fromEntries(kept) }), keptSettings };
}

async function haveSameNotice(...folders: readonly string[]): Promise<boolean> {
  const now = new Date();
  const [then, present] = await Promise.all(folders.map((folder) => readNoticeAt(folder, now)));
  return isDeepStrictEqual(then, present);
}

const readIfThere = (folder: string, file: string): Promise<Buffer | null> =>
  readFile(path.join(folder, file)).catch(() => null);
