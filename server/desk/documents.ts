import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createLruCache } from '../../builder/lru-cache.ts';
import { parseJsonFile } from '../../builder/validation/json-file.ts';
import { getIn } from '../../common/json.ts';
import { companyFile, companySchema } from '../../schema/company.ts';
import { noticeFile, noticeSchema } from '../../schema/notice-schema.ts';
import { picturesFile, picturesSchema } from '../../schema/pictures.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../schema/screen-schemas.ts';
import { screenPath } from '../../src/routing/paths.ts';
import { articleForFile, articleForId, listArticles } from './articles.ts';
import type { Schema } from './contract.ts';

/** A file of content/ that the owner edits as a whole. */
export interface Document {
  id: string;
  /** What it is, if there are several: each is named by the title in its value. */
  kind?: string;
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

const defineDocument = (
  file: string,
  id: string,
  schema: z.ZodType,
  address: string,
  title?: string,
): Document => {
  return { id, title: title ?? schema.meta()?.title ?? id, address, schema, file };
};

const pages = screenFileNames.map((name) =>
  defineDocument(screenFilePath(name), name, screenSchemas[name], name === 'shared' ? '/' : screenPath(name)),
);

const companyDocument = defineDocument(companyFile, 'company', companySchema, '/contact');
export const noticeDocument = defineDocument(noticeFile, 'notice', noticeSchema, '/', 'Driftsmelding');
export const picturesDocument = defineDocument(picturesFile, 'pictures', picturesSchema, '/gallery');

const documents: readonly Document[] = [companyDocument, ...pages, picturesDocument, noticeDocument];

/** One of several is named by its title. */
export function titleOf({ kind, title }: Document, value: unknown): string {
  return String((kind && getIn(value, ['no', 'title'])) || title);
}

/** The title among documents of other kinds. */
export const fullTitleOf = (document: Document, value: unknown): string =>
  (document.kind ? `${document.kind}: ` : '') + titleOf(document, value);

export const isPage = (document: Document) => pages.includes(document);

/** Every document of content/; articles last. */
export const listDocuments = async (root: string): Promise<Document[]> => [
  ...documents,
  ...(await listArticles(root)),
];

/** Ids come from requests: only known ones and plain names of articles have a document. */
export const findDocument = (id: string): Document | undefined =>
  articleForId(id) ?? documents.find((document) => document.id === id);

export const documentForFile = (file: string): Document | undefined =>
  articleForFile(file) ?? documents.find((document) => document.file === file);

/** What the desk draws the fields of a value from. The types of zod do not know the keys of schema/. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** Reads a document in `folder`/content; undefined if its file is missing. */
export async function readDocument(folder: string, document: Document): Promise<DocumentState | undefined> {
  const file = path.join(folder, document.file);
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  return documentCache(`${document.id} ${found.mtime.getTime()} ${found.size}`, async () => {
    const text = await readFile(file, 'utf8');
    return { version: versionOf(text), value: parse(document, text) };
  });
}

/** Keyed by document, time and size: most files of a release are the same as in content/. */
const documentCache = createLruCache<DocumentState>(1000);

export const versionOf = (text: string): string => hash('sha256', text).slice(0, 16);

function parse(document: Document, text: string): unknown {
  try {
    return parseJsonFile(document.file, text).value;
  } catch {
    return undefined;
  }
}
