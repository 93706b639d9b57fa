import { forEachLanguage, type Language } from '../../common/languages.ts';
import type { Company } from '../../schema/company.ts';
import { noticeFile, noticeSchema } from '../../schema/notice-schema.ts';
import { picturesSchema } from '../../schema/pictures.ts';
import { interpolate } from '../../src/page-data/interpolate.ts';
import { type CompanyOverrides, readCompany } from '../content/read-company.ts';
import { compareLanguages, readScreens } from '../content/read-screens.ts';
import { allOrContentError, ContentError, type ContentProblem } from '../errors.ts';
import { listArticlePictures } from '../news/news-content.ts';
import { readNews } from '../news/read-news.ts';
import { type Catalog, readCatalog, readPictures } from '../pictures/catalog.ts';
import { listSlottedPictures, type SlottedPicture } from '../pictures/resolve-pictures.ts';
import { clockInOslo } from '../time-in-oslo.ts';
import { readChecked } from '../validation/check.ts';
import type { Project } from '../validation/content-source.ts';
import { shownNotice } from './compose-notice.ts';
import { type CheckedContent, composePageData, type SitePageData } from './compose-page-data.ts';
import { fillScreens, variablesFor } from './fill-texts.ts';

export interface Site extends CheckedContent {
  pageData: SitePageData;
  /** Every picture that is shown, once for each place. */
  slottedPictures: readonly SlottedPicture[];
}

/** Reads and checks content/. The notice ends by the clock `now`; null ends none. Throws a ContentError. */
export async function readSite(
  project: Project,
  overrides: CompanyOverrides = {},
  now: Date | null = new Date(),
): Promise<Site> {
  const { warnings: _, ...written } = await readFiles(project, overrides);
  const site = { ...written, notice: shownNotice(written.notice, now) };
  const year = Number(clockInOslo(now ?? new Date()).day.slice(0, 4));
  const slottedPictures = [...listSlottedPictures(site.files), ...listArticlePictures(written.articles)];
  return { ...site, pageData: composePageData(site, year), slottedPictures };
}

/** There are no remarks while something is wrong. */
interface ContentReport {
  /** What the development server, the desk and the build refuse. */
  problems: readonly ContentProblem[];
  /** Where the languages do not match: the owner decides. */
  warnings: readonly ContentProblem[];
}

/** Checks everything in content/. */
export async function checkContent(project: Project): Promise<ContentReport> {
  try {
    const { warnings } = await readFiles(project);
    return { problems: [], warnings };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, warnings: [] };
    throw error;
  }
}

/** Keeps the notice as it is written. Throws a ContentError. */
async function readFiles(project: Project, overrides: CompanyOverrides = {}) {
  const facts = readCompany(project, overrides);
  const named = readPictures(project);
  // An error in one file hides none in another.
  const known = Promise.all([
    named.then(({ value }) => new Set(Object.keys(value))).catch(() => null),
    facts.catch(() => null),
  ]).then(([names, company]) => ({ pictures: names, company }));
  const [company, screens, articles, catalog, { value }, described] = await allOrContentError([
    facts,
    known.then((content) => readScreens(project, content)),
    known.then((content) => readNews(project, content.pictures)),
    named.then((source) => readCatalog(project, source)),
    readChecked(project, noticeFile, noticeSchema),
    named,
  ]);
  return {
    company,
    files: screens.files,
    texts: fillScreens(screens.files, company),
    catalog: fillWords(catalog, company),
    articles,
    notice: value.notice,
    warnings: [...screens.warnings, ...compareLanguages(picturesSchema, described)],
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
