import { forEachLanguage, type Language } from '../../common/languages.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { interpolate } from '../../common/variables.ts';
import type { Company } from '../../schema/company.ts';
import {
  noticeFile,
  noticeSchema,
  readySentencesFile,
  readySentencesSchema,
} from '../../schema/notice-schema.ts';
import { type CompanyOverrides, readCompany, readScreens } from '../content/read-content.ts';
import { allOrContentError, ContentError, type ContentProblem } from '../errors.ts';
import { listArticlePictures } from '../news/news-content.ts';
import { readNews } from '../news/read-news.ts';
import { type Catalog, readCatalog, readPictures } from '../pictures/catalog.ts';
import { listSlottedPictures, type SlottedPicture } from '../pictures/resolve-pictures.ts';
import { readValidJson } from '../validation/check.ts';
import type { ContentSource } from '../validation/content-source.ts';
import { composeNotice } from './compose-notice.ts';
import { type CheckedContent, composePageData, type SitePageData } from './compose-page-data.ts';
import { fillScreens, variablesFor } from './fill-texts.ts';

export interface Site extends CheckedContent {
  pageData: SitePageData;
  /** Every picture that is shown, once for each slot. */
  slottedPictures: readonly SlottedPicture[];
}

/** Leaves out a notice that is over, and articles that are not out; nothing without `now`. */
export async function readSite(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
  now: Date | null = new Date(),
): Promise<Site> {
  const written = await readFiles(contentSource, overrides);
  const articles = written.articles.filter(({ isOut }) => isOut || now === null);
  const site = { ...written, articles, notice: composeNotice(written.notice, now) };
  const year = Number(clockInOslo(now ?? new Date()).day.slice(0, 4));
  const slottedPictures = [...listSlottedPictures(site.files), ...listArticlePictures(articles)];
  return { ...site, pageData: composePageData(site, year), slottedPictures };
}

export async function checkContent(contentSource: ContentSource): Promise<readonly ContentProblem[]> {
  try {
    await readFiles(contentSource);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

async function readFiles(contentSource: ContentSource, overrides: CompanyOverrides = {}) {
  const companyRead = readCompany(contentSource, overrides);
  const named = readPictures(contentSource);
  // An error in one file must not hide those in another.
  const known = Promise.all([
    named.then(({ value }) => new Set(Object.keys(value))).catch(() => null),
    companyRead.catch(() => null),
  ]).then(([names, company]) => ({ pictures: names, company }));
  const [company, files, articles, catalog, { value }] = await allOrContentError([
    companyRead,
    known.then((content) => readScreens(contentSource, content)),
    known.then((content) => readNews(contentSource, content.pictures)),
    named.then((source) => readCatalog(contentSource, source)),
    readValidJson(contentSource, noticeFile, noticeSchema),
    readValidJson(contentSource, readySentencesFile, readySentencesSchema),
  ]);
  return {
    company,
    files,
    texts: fillScreens(files, company),
    catalog: fillWords(catalog, company),
    articles,
    notice: value.notice,
  };
}

function fillWords(catalog: Catalog, company: Company): Catalog {
  const values = forEachLanguage((code) => variablesFor(company, code));
  const filled = (words: Record<Language, string>) =>
    forEachLanguage((code) => interpolate(words[code], values[code].texts));
  const described = [...catalog.values()].map((picture) => {
    return { ...picture, alt: filled(picture.alt), caption: filled(picture.caption) };
  });
  return new Map(described.map((picture) => [picture.name, picture]));
}
