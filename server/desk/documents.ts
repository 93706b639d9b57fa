import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listSlugs } from '../../builder/content/read-content.ts';
import { jsonValue } from '../../builder/content/read-json.ts';
import { hashOf } from '../../builder/hash.ts';
import { createLruCache } from '../../builder/lru-cache.ts';
import { getIn } from '../../common/json.ts';
import { asText } from '../../common/records.ts';
import { companyFile, companySchema } from '../../content-model/company.ts';
import { articleFile, isContentFile } from '../../content-model/content-files.ts';
import type { Schema } from '../../content-model/desk/contract.ts';
import {
  noticeFile,
  noticeSchema,
  readySentencesFile,
  readySentencesSchema,
} from '../../content-model/notice.ts';
import { articlePath, screenPath } from '../../content-model/paths.ts';
import { picturesFile, picturesSchema } from '../../content-model/pictures.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../content-model/screen-schemas.ts';
import { articleSchema } from '../../content-model/screens/article.ts';
import { shaped } from '../../content-model/shaped.ts';

/** A file of content/ that the owner edits as a whole. */
export interface Document {
  id: string;
  /** Such as `Nyhet`, for documents that have their titles in their values. */
  kind?: string;
  title: string;
  address: string;
  schema: z.ZodType;
  file: string;
}

/** `value` is undefined if the file is damaged. */
export interface DocumentState {
  version: string;
  value: unknown;
}

const defineDocument = (file: string, id: string, schema: z.ZodType, address: string): Document => {
  return { id, title: schema.meta()?.title ?? id, address, schema, file };
};

const pages = screenFileNames.map((name) =>
  defineDocument(screenFilePath(name), name, screenSchemas[name], name === 'shared' ? '/' : screenPath(name)),
);

export const companyDocument = defineDocument(companyFile, 'company', companySchema, screenPath('contact'));
export const noticeDocument = defineDocument(noticeFile, 'notice', noticeSchema, '/');
// Its view is that of the notice.
const sentencesDocument = defineDocument(readySentencesFile, 'notice/sentences', readySentencesSchema, '/');
export const picturesDocument = defineDocument(
  picturesFile,
  'pictures',
  picturesSchema,
  screenPath('gallery'),
);

const documents: readonly Document[] = [
  companyDocument,
  ...pages,
  picturesDocument,
  noticeDocument,
  sentencesDocument,
];

export function titleOf({ kind, title }: Document, value: unknown): string {
  return (kind && asText(getIn(value, ['no', 'title']))) || title;
}

export const fullTitleOf = (document: Document, value: unknown): string =>
  (document.kind ? `${document.kind}: ` : '') + titleOf(document, value);

export const isPage = (document: Document) => pages.includes(document);

export const articleDocument = (slug: string): Document => ({
  id: `articles/${slug}`,
  kind: 'Nyhet',
  title: slug,
  address: articlePath(slug),
  schema: articleSchema,
  file: articleFile(slug),
});

export async function listDocuments(root: string): Promise<Document[]> {
  const slugs = await listSlugs(root);
  return [...documents, ...slugs.sort().reverse().map(articleDocument)];
}

/** Finds a document by an id from a request, or an article, which may be missing. */
export function findDocument(id: string): Document | undefined {
  const slug = /^articles\/(.+)$/.exec(id)?.[1] ?? '';
  if (isContentFile(articleFile(slug))) return articleDocument(slug);
  return documents.find((document) => document.id === id);
}

export function documentForFile(file: string): Document | undefined {
  const slug = /([^/]+)\.json$/.exec(file)?.[1] ?? '';
  if (file === articleFile(slug)) return articleDocument(slug);
  return documents.find((document) => document.file === file);
}

/** Returns the schema from which the desk draws a form. The types of zod lack our metadata. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** Reads a document in `folder`/content. Returns undefined if its file is missing. */
export async function readDocument(folder: string, document: Document): Promise<DocumentState | undefined> {
  const file = path.join(folder, document.file);
  const stamp = await stampOf(file);
  if (!stamp) return undefined;
  try {
    return await documentCache(`${document.id} ${stamp}`, async () => {
      const bytes = await readFile(file).catch((error) => error);
      // Other bytes would pass for those of a release whose file has the earlier time and size.
      if ((await stampOf(file)) !== stamp) throw replaced;
      if (!Buffer.isBuffer(bytes)) throw bytes;
      const value = jsonValue(document.file, bytes);
      return {
        version: textHash(bytes),
        value: value === undefined ? undefined : shaped(document.schema, value),
      };
    });
  } catch (error) {
    if (error === replaced) return readDocument(folder, document);
    throw error;
  }
}

/** Thrown when a file was saved or deleted while it was read. */
const replaced = new Error('The file has changed.');

async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `${found.mtime.getTime()} ${found.size}` : undefined;
}

/** Releases share entries with content/, because the keys are time and size, not paths. */
const documentCache = createLruCache<DocumentState>(1000);

/** Returns the hash by which stored data knows a text, and the desk the version of a document. */
export const textHash = (text: string | Buffer): string => hashOf(text, 12);
