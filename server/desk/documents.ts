import { z } from 'zod';
import { type ContentSource, listPhotos, readContentFile } from '../../builder/content/content-source.ts';
import { hashOf } from '../../builder/hash.ts';
import { getIn, type KeyPath } from '../../common/json.ts';
import { languageCodes, languageNames } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import { companyFile, companySchema } from '../../content-model/company.ts';
import { articleFile, isContentFile, slugOf } from '../../content-model/content-files.ts';
import { jsonValue } from '../../content-model/content-json.ts';
import type { Schema } from '../../content-model/desk/contract.ts';
import { helperParts } from '../../content-model/desk/helper-parts.ts';
import {
  noticeFile,
  noticeSchema,
  readySentencesFile,
  readySentencesSchema,
} from '../../content-model/notice.ts';
import { articlePath, screenPath } from '../../content-model/paths.ts';
import { pictureFile, pictureNameOf, pictureSchema } from '../../content-model/pictures.ts';
import { metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../content-model/screen-schemas.ts';
import { articleSchema } from '../../content-model/screens/article.ts';
import { shaped } from '../../content-model/shaped.ts';

/** A file of content/ that the owner edits as a whole. */
export interface Document {
  id: string;
  /** For documents that have their titles in their values. */
  kind?: 'Nyhet' | 'Bilde';
  title: string;
  address: string;
  schema: z.ZodType;
  file: string;
  /** The paths of the parts that the helper's page shows. */
  helperPaths: KeyPath[];
}

/** `value` is undefined if the file is damaged. A missing file has no version either. */
export interface DocumentState {
  document: Document;
  version: string;
  value: unknown;
}

/** Returns the schema from which the desk draws a form. The types of zod lack our metadata. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

const defineDocument = (file: string, id: string, schema: z.ZodType, address: string): Document => {
  const helperPaths = helperParts(jsonSchemaOf(schema)).map(({ path }) => path);
  return { id, title: schema.meta()?.title ?? id, address, schema, file, helperPaths };
};

const pages = screenFileNames.map((name) =>
  defineDocument(screenFilePath(name), name, screenSchemas[name], name === 'shared' ? '/' : screenPath(name)),
);

const companyDocument = defineDocument(companyFile, 'company', companySchema, screenPath('contact'));
export const noticeDocument = defineDocument(noticeFile, 'notice', noticeSchema, '/');
// Its view is that of the notice.
const sentencesDocument = defineDocument(readySentencesFile, 'notice/sentences', readySentencesSchema, '/');
const documents: readonly Document[] = [companyDocument, ...pages, noticeDocument, sentencesDocument];

/** The place of a document in lists: company, pages in the order of the menus, then photos and articles. */
export function rankOf({ id }: Pick<Document, 'id'>): number {
  const place = documents.findIndex((document) => document.id === id);
  return place === -1 ? documents.length : place;
}

/** Where the value of a document has its title: an article, or a photo, which is called by its caption or by what it shows. */
const titlePaths: readonly KeyPath[] = [
  ['no', 'title'],
  ['caption', 'no'],
  ['alt', 'no'],
];

export function titleOf({ kind, title }: Document, value: unknown): string {
  const found = titlePaths.map((place) => asText(getIn(value, place))).find(Boolean);
  return (kind && found) || title;
}

/** «Bilde: En grøft»; «Bilde uten tekst» for one that has no title yet. */
export function fullTitleOf(document: Document, value: unknown): string {
  const title = titleOf(document, value);
  return document.kind && title !== document.title ? `${document.kind}: ${title}` : title;
}

/** The headings of a field, outermost first, and its language: «Skjemaet › Overskrift (norsk)». */
export function labelOf(document: Document, path: KeyPath): string {
  const fields = schemasAlong(document.schema, path);
  const titles = path.flatMap((key, index) => {
    const field = fields[index + 1];
    const title = field && metaOf(field).title;
    if (title === undefined || languageCodes.some((code) => code === key)) return [];
    return typeof key === 'number' ? `${title} ${key + 1}` : title;
  });
  const language = languageCodes.find((code) => path.includes(code));
  // A list may be called as the group that it is in.
  const distinct = titles.filter((title, index) => title !== titles[index - 1]);
  return distinct.join(' › ') + (language ? ` (${languageNames[language].norwegianName})` : '');
}

export const isPage = (document: Document) => pages.includes(document);

/** Whether a publication puts it out: a notice goes out alone, and ready sentences are the desk's. */
export const isShownOnSite = (document: Document): boolean =>
  document !== noticeDocument && document !== sentencesDocument;

export const articleDocument = (slug: string): Document => ({
  id: `articles/${slug}`,
  kind: 'Nyhet',
  title: 'Nyhet uten tittel',
  address: articlePath(slug),
  schema: articleSchema,
  file: articleFile(slug),
  helperPaths: [],
});

const pictureDocument = (name: string): Document => ({
  id: `pictures/${name}`,
  kind: 'Bilde',
  title: 'Bilde uten tekst',
  address: screenPath('gallery'),
  schema: pictureSchema,
  file: pictureFile(name),
  helperPaths: [],
});

export const isArticle = ({ kind }: Document): boolean => kind === 'Nyhet';

export const isPicture = ({ kind }: Document): boolean => kind === 'Bilde';

export function listDocuments(source: ContentSource): Document[] {
  const slugs = [...source.files.keys()].map(slugOf).filter((slug) => slug !== undefined);
  const photos = listPhotos(source);
  return [...documents, ...photos.map(pictureDocument), ...slugs.sort().reverse().map(articleDocument)];
}

/** Finds a document by an id from a request. An article or a photo may be missing. */
export function findDocument(id: string): Document | undefined {
  const [, folder, name = ''] = /^(articles|pictures)\/(.+)$/.exec(id) ?? [];
  if (folder === undefined) return documents.find((document) => document.id === id);
  return documentForFile(folder === 'articles' ? articleFile(name) : pictureFile(name));
}

export function documentForFile(file: string): Document | undefined {
  if (!isContentFile(file)) return undefined;
  const slug = slugOf(file);
  if (slug !== undefined) return articleDocument(slug);
  const picture = pictureNameOf(file);
  if (picture !== undefined) return pictureDocument(picture);
  return documents.find((document) => document.file === file);
}

/** Reads a document in `folder`/content. Returns undefined if its file is missing. */
export async function readDocument(folder: string, document: Document): Promise<DocumentState | undefined> {
  const bytes = await readContentFile(folder, document.file);
  return bytes === undefined ? undefined : stateIn(new Map([[document.file, bytes]]), document);
}

/** Returns a document as it is in the files of content/. */
export function stateIn(files: ContentSource['files'], document: Document): DocumentState {
  const text = files.get(document.file);
  return { document, version: text === undefined ? '' : hashOf(text), value: valueIn(files, document) };
}

/** Returns the value of a document in the files of content/, or of a snapshot; undefined if they lack it. */
export function valueIn(files: ContentSource['files'], { file, schema }: Document): unknown {
  const value = jsonValue(file, files.get(file));
  return value === undefined ? undefined : shaped(schema, value);
}

/** Returns whether the site has the page of a document: not that of a service which is off. */
export function serviceSwitches(documents: readonly DocumentState[]): (id: string) => boolean {
  const { value } = documents.find(({ document }) => document.id === 'services') ?? {};
  return (id) => getIn(value, ['shown', 'services', id]) !== false;
}
