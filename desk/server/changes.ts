import { fieldsAlong, titleOf } from '../../builder/schema/fields.ts';
import type { PictureEntry } from '../../schema/pictures.ts';
import type { DocumentChanges, FieldChange } from '../contract.ts';
import { type Document, findDocument, isArticle, listDocuments, readDocument } from './documents.ts';
import { type Difference, differences, isReordered } from './edit-json.ts';
import type { Published } from './published.ts';

/** What has changed in content/ since it was published. */
export async function listChanges(root: string, { folder }: Published): Promise<DocumentChanges[]> {
  const nameOf = await pictureNames([folder, root]);
  const ids = new Map<string, Document>();
  for (const place of [folder, root]) {
    for (const document of await listDocuments(place)) ids.set(document.id, document);
  }
  const changes = [...ids.values()].map(async (document): Promise<DocumentChanges> => {
    const [before, after] = await Promise.all([readDocument(folder, document), readDocument(root, document)]);
    const found = differences(before?.value, after?.value).flatMap(splitList);
    const fields = found.map((one) => describe(document, one, nameOf));
    const articleTitle = ((after ?? before)?.value as { no?: { title?: string } } | undefined)?.no?.title;
    return {
      id: document.id,
      title: isArticle(document) ? `Nyhet: ${articleTitle}` : document.title,
      fields,
    };
  });
  return (await Promise.all(changes)).filter(({ fields }) => fields.length > 0);
}

/** Entries that came or went, one by one. */
function splitList(difference: Difference): Difference[] {
  const { path, before, after } = difference;
  if (!Array.isArray(before) || !Array.isArray(after) || isReordered(before, after)) return [difference];
  const without = (list: unknown[], other: unknown[]) => {
    const known = new Set(other.map((entry) => JSON.stringify(entry)));
    return list.flatMap((entry, index) => (known.has(JSON.stringify(entry)) ? [] : [{ entry, index }]));
  };
  return [
    ...without(before, after).map(({ entry, index }) => ({
      path: [...path, index],
      before: entry,
      after: undefined,
    })),
    ...without(after, before).map(({ entry, index }) => ({
      path: [...path, index],
      before: undefined,
      after: entry,
    })),
  ];
}

function describe(
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
