import { forEachLanguage, type Language } from '../../common/languages.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { interpolate } from '../../common/variables.ts';
import { checkContent, parseContent, parsePictures } from '../../content-model/check-content.ts';
import type { Company } from '../../content-model/company.ts';
import { shownScreens } from '../../content-model/screen-schemas.ts';
import type { ContentSource } from '../content/content-source.ts';
import { type CompanyOverrides, readTexts, resolveCompany } from '../content/read-content.ts';
import { articleParser } from '../content/read-news.ts';
import { type Catalog, createCatalog } from '../pictures/catalog.ts';
import { readOriginals } from '../pictures/originals.ts';
import { listSlottedPictures, type SlottedPicture } from '../pictures/resolve-pictures.ts';
import { composeNotice } from './compose-notice.ts';
import { type CheckedContent, composePageData, type SitePageData } from './compose-page-data.ts';
import { fillScreens, variablesFor } from './fill-texts.ts';
import { listArticlePictures } from './news-content.ts';

export interface Site extends CheckedContent {
  pageData: SitePageData;
  /** Every picture that is shown, once for each slot. */
  slottedPictures: readonly SlottedPicture[];
}

/** Without `showsAll`, leaves out a notice that is over, and articles that are not out. Throws a ContentError. */
export async function readSite(
  contentSource: ContentSource,
  overrides: CompanyOverrides,
  time: Date,
  showsAll = false,
): Promise<Site> {
  const today = clockInOslo(time).day;
  const written = await readWritten(contentSource);
  const content = await parseContent(written, today, articleParser(today));
  const company = resolveCompany(content.company, overrides);
  const files = shownScreens(content.screens);
  const articles = content.articles.filter(({ isOut }) => isOut || showsAll);
  const site = {
    company,
    files,
    texts: fillScreens(files, company),
    catalog: fillWords(createCatalog(contentSource, content.pictures, written.originals), company),
    articles,
    notice: composeNotice(content.notice, showsAll ? null : time),
  };
  const year = Number(today.slice(0, 4));
  const slottedPictures = [...listSlottedPictures(files), ...listArticlePictures(articles)];
  return { ...site, pageData: composePageData(site, year), slottedPictures };
}

/** Returns everything that is wrong with content/ at `time`. No article and no founding may be later. */
export async function readContentProblems(contentSource: ContentSource, time: Date) {
  const today = clockInOslo(time).day;
  return checkContent(await readWritten(contentSource), today, articleParser(today));
}

async function readWritten(contentSource: ContentSource) {
  const texts = await readTexts(contentSource);
  const pictures = await parsePictures(texts).catch(() => null);
  const files = Object.values(pictures?.value ?? {}).map(({ file }) => file);
  return { texts, originals: await readOriginals(contentSource, files) };
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
