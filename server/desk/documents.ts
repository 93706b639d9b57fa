import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { createMemory } from '../../builder/memory.ts';
import { parseArticle } from '../../builder/news/article-file.ts';
import { parseJsonFile } from '../../builder/schema/json-file.ts';
import { listFolder } from '../../builder/schema/project.ts';
import { company, companyFile } from '../../schema/company.ts';
import { notice, noticeFile } from '../../schema/notice.ts';
import { pictures, picturesFile } from '../../schema/pictures.ts';
import { articlePath, pathOf } from '../../src/routing/paths.ts';
import type { ArticleValue } from '../../src/screens/article/content.ts';
import { article } from '../../src/screens/article/content.ts';
import { fileNames, screenFile, screenFiles } from '../../src/screens/content.ts';

/** A file of content/ that the owner edits as a whole. */
export interface Document {
  id: string;
  title: string;
  /** The page that shows it best. */
  address: string;
  schema: z.ZodType;
  file: string;
}

/** `value` is undefined while the file cannot be read. */
interface DocumentState {
  version: string;
  value: unknown;
}

const newsFolder = 'content/news';

const documentIn = (
  file: string,
  id: string,
  schema: z.ZodType,
  address: string,
  title?: string,
): Document => {
  return { id, title: title ?? schema.meta()?.title ?? id, address, schema, file };
};

const pages = fileNames.map((name) =>
  documentIn(screenFile(name), name, screenFiles[name], name === 'shared' ? '/' : pathOf(name)),
);

const companyDocument = documentIn(companyFile, 'company', company, '/contact');
export const noticeDocument = documentIn(noticeFile, 'notice', notice, '/', 'Driftsmelding');
export const picturesDocument = documentIn(picturesFile, 'pictures', pictures, '/gallery');

const documents: readonly Document[] = [companyDocument, ...pages, picturesDocument, noticeDocument];

export const articleDocument = (slug: string): Document =>
  documentIn(`${newsFolder}/${slug}.md`, `news/${slug}`, article, articlePath(slug), slug);

/** An article is named by its title. */
export function titleOf(document: Document, value: unknown): string {
  const { no } = (isArticle(document) && (value as Partial<ArticleValue> | undefined)) || {};
  return no?.title || document.title;
}

export const isArticle = ({ id }: Document) => id.startsWith('news/');

export const isPage = (document: Document) => pages.includes(document);

/** Every document of content/; articles last. */
export async function listDocuments(root: string): Promise<Document[]> {
  const files = await listFolder(root, newsFolder);
  const slugs = files.flatMap((file) => /^(?!README\.)(.+)\.md$/.exec(path.basename(file))?.[1] ?? []);
  return [...documents, ...slugs.sort().reverse().map(articleDocument)];
}

/** Ids come from requests: only known ones and plain names of articles have a document. */
export function findDocument(id: string): Document | undefined {
  const slug = /^news\/([a-z0-9-]+)$/.exec(id)?.[1];
  return slug ? articleDocument(slug) : documents.find((one) => one.id === id);
}

export function documentOf(file: string): Document | undefined {
  const slug = /^content\/news\/(.+)\.md$/.exec(file)?.[1];
  return slug ? articleDocument(slug) : documents.find((one) => one.file === file);
}

/** Reads a document in `folder`/content; undefined if its file is missing. */
export async function readDocument(folder: string, document: Document): Promise<DocumentState | undefined> {
  const file = path.join(folder, document.file);
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  return states(`${document.id} ${found.mtime.getTime()} ${found.size}`, async () => {
    const text = await readFile(file, 'utf8');
    return { version: versionOf(text), value: parse(document, text) };
  });
}

/** Keyed by document, time and size: most files of a release are the same as in content/. */
const states = createMemory<DocumentState>(1000);

export const versionOf = (text: string): string => hash('sha256', text).slice(0, 16);

function parse(document: Document, text: string): unknown {
  try {
    return (isArticle(document) ? parseArticle : parseJsonFile)(document.file, text).value;
  } catch {
    return undefined;
  }
}
