import { fieldsAlong, titleOf } from '../../builder/schema/fields.ts';
import type { PictureEntry } from '../../schema/pictures.ts';
import type { DocumentChanges, Edition, FieldChange } from '../contract.ts';
import { type Difference, differences } from './differences.ts';
import { type Document, findDocument, isArticle, listDocuments, readDocument } from './documents.ts';
import { openEdition } from './editions.ts';

/** The titles of the documents that an edition has otherwise; none when there is no edition. */
export async function titlesChangedSince(
  root: string,
  edition: Edition | null,
  folder: string,
): Promise<string[]> {
  const before = edition && (await openEdition(root, edition.id));
  return before ? (await listChanges(before, folder)).map(({ title }) => title) : [];
}

/** What is different in the content/ of two folders. */
export async function listChanges(earlier: string, later: string): Promise<DocumentChanges[]> {
  const nameOf = await pictureNames([earlier, later]);
  const ids = new Map<string, Document>();
  for (const place of [earlier, later]) {
    for (const document of await listDocuments(place)) ids.set(document.id, document);
  }
  const changes = [...ids.values()].map(async (document): Promise<DocumentChanges> => {
    const [before, after] = await Promise.all([
      readDocument(earlier, document),
      readDocument(later, document),
    ]);
    const found = differences(before?.value, after?.value);
    const fields = found.map((one) => fieldChange(document, one, nameOf));
    const articleTitle = ((after ?? before)?.value as { no?: { title?: string } } | undefined)?.no?.title;
    return {
      id: document.id,
      title: isArticle(document) ? `Nyhet: ${articleTitle}` : document.title,
      fields,
    };
  });
  return (await Promise.all(changes)).filter(({ fields }) => fields.length > 0);
}

function fieldChange(
  { id, schema }: Document,
  { path, before, after }: Difference,
  nameOf: (text: string) => string,
): FieldChange {
  const fields = fieldsAlong(schema, path);
  const language = { no: ' (norsk)', en: ' (engelsk)' }[String(path[0])] ?? '';
  const titles = fields.slice(language ? 2 : 1).flatMap((field) => titleOf(field) ?? []);
  if (id === 'pictures' && path.length > 0) titles[0] = nameOf(String(path[0]));
  const label = `${[...new Set(titles)].join(' › ') || 'Alt'}${language}`;
  if (Array.isArray(before) && Array.isArray(after)) {
    return { label, path, before: 'rekkefølgen som er publisert', after: 'ny rekkefølge' };
  }
  const isPicture = fields.at(-1)?.meta()?.place !== undefined;
  const words = (value: unknown) => {
    const text = inWords(value);
    return isPicture && text !== null ? nameOf(text) : text;
  };
  return { label, path, before: words(before), after: words(after) };
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value).map(inWords);
  return parts.filter((part) => part !== null).join(', ');
}

/** Names of pictures for people: their captions, now or as published. */
async function pictureNames(folders: readonly string[]): Promise<(name: string) => string> {
  const entries: Record<string, PictureEntry> = {};
  const pictures = findDocument('pictures');
  for (const folder of folders) {
    const state = pictures && (await readDocument(folder, pictures));
    Object.assign(entries, state?.value);
  }
  return (name) => entries[name]?.caption?.no ?? name;
}
