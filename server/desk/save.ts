import type { FileChanges } from '../../builder/content/content-source.ts';
import { listSlugs } from '../../builder/content/read-content.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { asText } from '../../common/records.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { normalizeTexts } from '../../content-model/check-file.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import type { NewArticle, Problem, SaveResponse } from '../../content-model/desk/contract.ts';
import { picturesFolder } from '../../content-model/pictures.ts';
import { HttpError } from '../http.ts';
import { problemsOf } from './content-problems.ts';
import { readDeleted, recordDeletions } from './deletions.ts';
import {
  articleDocument,
  type Document,
  listDocuments,
  readDocument,
  textHash,
  titleOf,
} from './documents.ts';
import { contentQueue } from './file-changes.ts';
import { photoChanges } from './photos.ts';
import { prepareWrite } from './prepare-write.ts';

/** Writes a document. Throws an HttpError if it has changed since `version`, or if the value adds a problem. */
export function saveDocument(root: string, document: Document, { version, value }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    const before = await readVersion(root, document, version);
    return writeValue(root, document, { before, value });
  });
}

/** Writes a new draft with a title, under a name made of it. */
export function createArticle(root: string, { title }: Record<string, unknown>): Promise<NewArticle> {
  const empty = { title: '', text: '' };
  const { day: date } = clockInOslo(new Date());
  const value = { date, readyAt: null, picture: null, no: { ...empty, title: asText(title) }, en: empty };
  return contentQueue.add(async () => {
    const document = articleDocument(await freeSlug(root, fileNameFrom(value.no.title, 'nyhet')));
    await writeValue(root, document, { before: undefined, value });
    return { id: document.id };
  });
}

async function freeSlug(root: string, wanted: string): Promise<string> {
  // Releases still have articles that were deleted since the last publication.
  const taken = [...(await listSlugs(root)).map(articleFile), ...(await readDeleted(root))];
  let slug = wanted;
  for (let number = 2; taken.includes(articleFile(slug)); number++) slug = `${wanted}-${number}`;
  return slug;
}

/** Deletes an article. Throws an HttpError if it has changed since `version`, or if another text links to it. */
export function deleteArticle(root: string, document: Document, { version }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    await readVersion(root, document, version);
    const titles = new Map<string, string>();
    for (const other of await listDocuments(root)) {
      titles.set(other.id, titleOf(other, (await readDocument(root, other))?.value));
    }
    const refuse = (problems: readonly Problem[]) => {
      const names = new Set(problems.map(({ document: id }) => `«${titles.get(id) ?? id}»`));
      return `Nyheten kan ikke slettes: ${[...names].join(' og ')} lenker til den. Ta bort lenken der først.`;
    };
    const write = await prepareWrite(
      root,
      new Map([[document.file, null], ...(await recordDeletions(root, [document.file]))]),
      refuse,
    );
    await write();
  });
}

async function readVersion(root: string, document: Document, version: unknown): Promise<unknown> {
  const current = await readDocument(root, document);
  if (!current) throw new HttpError(404, 'Dette er slettet et annet sted.');
  if (current.version === version) return current.value;
  throw changedElsewhere();
}

const changedElsewhere = () =>
  new HttpError(
    409,
    'Dette er endret et annet sted siden du åpnet det, og er slik det ble der. Se på det, og prøv en gang til.',
  );

/** Writes a value, and returns its version and the remaining problems. Only for use in `contentQueue`. */
export async function writeValue(
  root: string,
  document: Document,
  change: { before: unknown; value: unknown },
): Promise<SaveResponse> {
  const value = normalizeTexts(document.schema, change.value);
  const text = formatJson(value ?? null);
  const photos = document.id === 'pictures' ? await photoChanges(root, change.before, value) : [];
  const deletedPhotos = photos.filter(([file, body]) => body === null && file.startsWith(picturesFolder));
  const deletions = await recordDeletions(
    root,
    deletedPhotos.map(([file]) => file),
  );
  const changes: FileChanges = new Map<string, string | Buffer | null>([
    [document.file, text],
    ...photos,
    ...deletions,
  ]);
  const write = await prepareWrite(root, changes);
  await write();
  return { version: textHash(text), problems: await problemsOf(root, document) };
}
