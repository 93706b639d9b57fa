import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { getIn } from '../../common/json.ts';
import { asJsonObject, asText } from '../../common/records.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { readArticleText } from '../../content-model/news/article-text.ts';
import { linkedArticle } from '../../content-model/news/read-article.ts';
import { picturesFile, picturesFolder } from '../../content-model/pictures.ts';
import { forEachText, metaOf } from '../../content-model/schema-tree.ts';
import { pictureName } from './changes.ts';
import { type Document, documentForFile, fullTitleOf, listDocuments, titleOf } from './documents.ts';

/** File changes while they are collected. */
export type MutableFileChanges = Map<string, string | Buffer | null>;

/** The two folders of an undo: what is worked on, and the release that it goes back to. */
interface Folders {
  content: string;
  release: string;
}

/**
 * Adds to the changes of an undo what its result would lack: photos, and articles that links lead to. What is there now
 * stays, an article as a draft; what was deleted comes back. Returns a sentence for each, in Norwegian for the owner.
 */
export async function keepUsed(folders: Folders, changes: MutableFileChanges): Promise<string[]> {
  const sentences: string[] = [];
  let found: string[];
  // What is kept may itself use photos and articles.
  do {
    found = await keepNext(folders, changes);
    sentences.push(...found);
  } while (found.length > 0);
  return sentences;
}

async function keepNext(folders: Folders, changes: MutableFileChanges): Promise<string[]> {
  const sentences: string[] = [];
  for (const { document, value } of await resultOf(folders.content, changes)) {
    const { pictures, articles } = usesIn(document, value);
    const user = fullTitleOf(document, value);
    for (const name of pictures) {
      const words = await keepPicture(folders, changes, name);
      if (words) sentences.push(`Bildet ${words}, for «${user}» bruker det.`);
    }
    for (const file of articles) {
      const words = await keepArticle(folders, changes, file);
      if (words) sentences.push(`Nyheten ${words}, for «${user}» lenker til den.`);
    }
  }
  return sentences;
}

async function resultOf(
  root: string,
  changes: MutableFileChanges,
): Promise<{ document: Document; value: unknown }[]> {
  const changed = [...changes.keys()].map(documentForFile).filter((document) => document !== undefined);
  const all = new Map(
    [...(await listDocuments(root)), ...changed].map((document) => [document.id, document]),
  );
  const values = [...all.values()].map(async (document) => {
    return { document, value: await readJsonValue({ root, changes }, document.file) };
  });
  return Promise.all(values);
}

/** The names of the pictures and the files of the articles that a document uses. */
function usesIn({ schema }: Document, value: unknown) {
  const pictures = new Set<string>();
  const articles = new Set<string>();
  forEachText(schema, value, (text, field) => {
    const { slot, input } = metaOf(field);
    if (slot) pictures.add(text);
    if (input !== 'article') return;
    readArticleText(text, {
      ofPicture: (name) => {
        pictures.add(name);
        return null;
      },
      ofLink: (href) => {
        const file = linkedArticle(href);
        if (file) articles.add(file);
        return null;
      },
    });
  });
  return { pictures, articles };
}

async function keepPicture({ content, release }: Folders, changes: MutableFileChanges, name: string) {
  const [next, present, then] = await Promise.all([
    readJsonValue({ root: content, changes }, picturesFile).then(asJsonObject),
    readJsonValue(content, picturesFile).then(asJsonObject),
    readJsonValue(release, picturesFile).then(asJsonObject),
  ]);
  const entry = present[name] ?? then[name];
  if (name in next || entry === undefined) return undefined;
  const pictures = { ...next, [name]: entry };
  if (isDeepStrictEqual(pictures, present)) changes.delete(picturesFile);
  else changes.set(picturesFile, formatJson(pictures));
  const file = `${picturesFolder}/${asText(getIn(entry, ['file']))}`;
  if (existsSync(path.join(content, file))) changes.delete(file);
  else changes.set(file, await readFile(path.join(release, file)));
  return `«${pictureName(name, pictures)}» er ${name in present ? 'beholdt' : 'hentet tilbake'}`;
}

async function keepArticle({ content, release }: Folders, changes: MutableFileChanges, file: string) {
  const document = documentForFile(file);
  if (!document || (await readJsonValue({ root: content, changes }, file)) !== undefined) return undefined;
  const present = await readJsonValue(content, file);
  const value = present ?? (await readJsonValue(release, file));
  if (value === undefined) return undefined;
  changes.set(
    file,
    present
      ? formatJson({ ...asJsonObject(present), readyAt: null })
      : await readFile(path.join(release, file)),
  );
  return `«${titleOf(document, value)}» er ${present ? 'beholdt som utkast' : 'hentet tilbake'}`;
}
