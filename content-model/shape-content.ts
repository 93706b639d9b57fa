import type { z } from 'zod';
import { type Company, companyFile, companySchema } from './company.ts';
import { articleFile, slugOf } from './content-files.ts';
import { type ContentJson, parseContentJson } from './content-json.ts';
import {
  type NoticeDocument,
  noticeFile,
  noticeSchema,
  type ReadySentences,
  readySentencesFile,
  readySentencesSchema,
} from './notice.ts';
import { type Pictures, pictureFile, pictureSchema } from './pictures.ts';
import type { ContentProblem } from './problems.ts';
import { type ScreenFiles, screenFileNames, screenFilePath, screenSchemas } from './screen-schemas.ts';
import { type ArticleValue, articleSchema } from './screens/article.ts';
import { shaped } from './shaped.ts';

/** A whole content/, which has its shape and may have problems. */
export interface Content {
  company: Company;
  screens: ScreenFiles;
  pictures: Pictures;
  /** By their slugs. */
  articles: ReadonlyMap<string, ArticleValue>;
  notice: NoticeDocument;
  readySentences: ReadySentences;
  /** Of the files that are missing or no JSON. Their values are those of the published content, or empty. */
  unreadable: ContentProblem[];
}

type ContentFiles = ReadonlyMap<string, ContentJson>;

/**
 * Gives the JSON files of content/ their shape. `photos` are the names of its photos. `published` stands in for files that
 * are missing or no JSON.
 */
export function shapeContent(
  content: ContentFiles,
  photos: readonly string[],
  published: ContentFiles = new Map(),
): Content {
  const unreadable: ContentProblem[] = [];

  function parsedValue(file: string): unknown {
    const parsed = parseContentJson(file, content.get(file));
    if ('value' in parsed) return parsed.value;
    unreadable.push(parsed.problem);
    const earlier = parseContentJson(file, published.get(file));
    return 'value' in earlier ? earlier.value : undefined;
  }

  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => shaped(schema, parsedValue(file));
  const slugs = [...content.keys()].map(slugOf).filter((slug) => slug !== undefined);
  const screens = screenFileNames.map((name) => [name, read(screenFilePath(name), screenSchemas[name])]);
  const pictures = photos.map((name) => [name, read(pictureFile(name), pictureSchema)] as const);
  const articles = slugs.map((slug) => [slug, read(articleFile(slug), articleSchema)] as const);
  return {
    company: read(companyFile, companySchema),
    // Each has the shape of its schema.
    screens: Object.fromEntries(screens) as ScreenFiles,
    pictures: Object.fromEntries(pictures),
    articles: new Map(articles),
    notice: read(noticeFile, noticeSchema),
    readySentences: read(readySentencesFile, readySentencesSchema),
    unreadable,
  };
}
