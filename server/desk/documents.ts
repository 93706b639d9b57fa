import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseArticle } from '../../builder/news/article-file.ts';
import { parseJsonFile } from '../../builder/schema/json-file.ts';
import { asWritten } from '../../builder/schema/readable.ts';
import { type ArticleValue, article } from '../../schema/article.ts';
import { company } from '../../schema/company.ts';
import {
  companyFile,
  noticeFile,
  picturesFile,
  placements,
  placementsFile,
  screens,
  textFile,
  textNames,
} from '../../schema/content.ts';
import { notice } from '../../schema/notice.ts';
import { pictures } from '../../schema/pictures.ts';
import { articlePath, pathOf } from '../../src/routing/paths.ts';
import { forEachLanguage, languageCodes } from '../../tables/languages.ts';
import type { Path } from './contract.ts';

/** Something that the owner edits as a whole: one file of content/, or a text file in every language. */
export interface Document {
  id: string;
  title: string;
  /** The page that shows it best. */
  address: string;
  schema: z.ZodType;
  /** Its files, and where in the value each of them is. */
  files: readonly { file: string; path: Path }[];
}

/** A document as its files are now. `value` is undefined while one of them cannot be read. */
export interface DocumentState {
  version: string;
  texts: ReadonlyMap<string, string>;
  value: unknown;
}

const newsFolder = 'content/news';

const single = (id: string, file: string, schema: z.ZodType, address: string, title?: string): Document => {
  return { id, title: title ?? schema.meta()?.title ?? id, address, schema, files: [{ file, path: [] }] };
};

const textDocuments = textNames.map((name): Document => {
  const { texts } = screens[name];
  const address = name === 'shared' ? '/' : pathOf(name);
  const { title = name } = texts.meta() ?? {};
  const files = languageCodes.map((language) => ({ file: textFile(name, language), path: [language] }));
  return { id: `texts/${name}`, title, address, schema: z.strictObject(forEachLanguage(() => texts)), files };
});

export const companyDocument = single('company', companyFile, company, '/contact');
export const noticeDocument = single('notice', noticeFile, notice, '/', 'Driftsmelding');
export const picturesDocument = single('pictures', picturesFile, pictures, '/gallery');

const documents: readonly Document[] = [
  companyDocument,
  ...textDocuments,
  single('placements', placementsFile, placements, '/'),
  picturesDocument,
  noticeDocument,
];

export const articleDocument = (slug: string): Document =>
  single(`news/${slug}`, `${newsFolder}/${slug}.md`, article, articlePath(slug), slug);

/** Articles are called what their title says. */
export function titleOf(document: Document, value: unknown): string {
  const { no } = (isArticle(document) && (value as Partial<ArticleValue> | undefined)) || {};
  return no?.title || document.title;
}

export const isArticle = ({ id }: Document) => id.startsWith('news/');

/** Every document of content/; articles last. */
export async function listDocuments(root: string): Promise<Document[]> {
  const files = await readdir(path.join(root, newsFolder)).catch(() => []);
  const slugs = files.flatMap((name) => /^(?!README\.)(.+)\.md$/.exec(name)?.[1] ?? []);
  return [...documents, ...slugs.sort().reverse().map(articleDocument)];
}

/** The document with an id. Ids come from requests: only known ones and plain names of articles have a document. */
export function findDocument(id: string): Document | undefined {
  const slug = /^news\/([a-z0-9-]+)$/.exec(id)?.[1];
  return slug ? articleDocument(slug) : documents.find((one) => one.id === id);
}

/** The document that a file of content/ belongs to, and where the file is in its value. */
export function documentOf(file: string): { document: Document; path: Path } | undefined {
  const slug = /^content\/news\/(.+)\.md$/.exec(file)?.[1];
  if (slug) return { document: articleDocument(slug), path: [] };
  const document = documents.find(({ files }) => files.some((one) => one.file === file));
  return document && { document, path: document.files.find((one) => one.file === file)?.path ?? [] };
}

/** Reads a document from `folder`, which has a content/. Returns undefined when one of its files is not there. */
export async function readDocument(folder: string, document: Document): Promise<DocumentState | undefined> {
  const texts = new Map<string, string>();
  for (const { file } of document.files) {
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    texts.set(file, text);
  }
  return {
    version: versionOf(texts.values()),
    texts,
    value: asWritten(document.schema, joinParts(document, texts)),
  };
}

export function versionOf(texts: Iterable<string>): string {
  return hash('sha256', JSON.stringify([...texts])).slice(0, 16);
}

function joinParts(document: Document, texts: ReadonlyMap<string, string>): unknown {
  try {
    const parts = document.files.map(({ file, path: [key] }) => {
      const text = texts.get(file) ?? '';
      return [key, (isArticle(document) ? parseArticle : parseJsonFile)(file, text).value] as const;
    });
    const [[key, whole] = []] = parts;
    return key === undefined ? whole : Object.fromEntries(parts);
  } catch {
    return undefined;
  }
}
