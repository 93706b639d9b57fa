import path from 'node:path';
import { writeFileDurable } from '../../builder/files.ts';
import { isJsonObject } from '../../common/records.ts';
import { companyFile } from '../../content-model/company.ts';
import { slugOf, versionFile } from '../../content-model/content-files.ts';
import { formatJson, jsonValue } from '../../content-model/content-json.ts';
import type { Documents } from '../history/snapshots.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';
import { findDocument } from './documents.ts';
import { snapshotGone } from './history.ts';

/** What the helper has set up, and an earlier text must not undo. */
const settingsOfCompany = ['url', 'formService', 'processors', 'messageMonths'];

/**
 * Fetches a document, or all, from a snapshot into the draft. What the draft was is a snapshot before, unless it is one
 * already. An article that the snapshot lacks is switched off. Throws an HttpError for what is unknown.
 */
export function restore(desk: DeskContext, number: number, id: string | undefined): Promise<void> {
  const { snapshots } = requireHistory(desk);
  const { draft } = desk;
  return draft.inTurn(async () => {
    const snapshot = await snapshots.read(number);
    if (!snapshot) throw snapshotGone();
    const present = await draft.documents();
    const wanted = wantedDocuments(snapshot.documents, present, id);
    const changed = [...wanted].filter(([file, text]) => present.get(file) !== text);
    if (changed.length === 0) return;
    await snapshots.add('replaced', present);
    for (const [file, text] of changed) await writeFileDurable(path.join(draft.root, file), text);
  });
}

/** The texts that the draft has afterwards, for all documents or for the one with an id. */
function wantedDocuments(earlier: Documents, present: Documents, id: string | undefined): Documents {
  const file = id === undefined ? undefined : findDocument(id)?.file;
  if (id !== undefined && (file === undefined || !(earlier.has(file) || present.has(file))))
    throw snapshotGone();
  const files = file === undefined ? [...new Set([...earlier.keys(), ...present.keys()])] : [file];
  return new Map(
    files.flatMap((name): [string, string][] => {
      const text = wantedText(name, earlier.get(name), present.get(name));
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Undefined for what stays as it is. */
function wantedText(
  file: string,
  earlier: string | undefined,
  present: string | undefined,
): string | undefined {
  if (file === versionFile) return undefined;
  if (earlier === undefined) return slugOf(file) === undefined ? undefined : switchedOff(file, present);
  return file === companyFile ? withPresentSettings(earlier, present) : earlier;
}

function switchedOff(file: string, text: string | undefined): string | undefined {
  const article = jsonValue(file, text);
  return isJsonObject(article) ? formatJson({ ...article, shown: false }) : undefined;
}

function withPresentSettings(earlier: string, present: string | undefined): string {
  const [then, now] = [jsonValue(companyFile, earlier), jsonValue(companyFile, present)];
  if (!isJsonObject(then) || !isJsonObject(now)) return earlier;
  const kept = settingsOfCompany.filter((name) => name in now).map((name) => [name, now[name]]);
  return formatJson({ ...then, ...Object.fromEntries(kept) });
}
