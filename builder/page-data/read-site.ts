import { forEachLanguage, type Language } from '../../common/languages.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { interpolate } from '../../common/variables.ts';
import { findProblems } from '../../content-model/check-file.ts';
import { type Company, companyFile, companySchema, unshowableFields } from '../../content-model/company.ts';
import { readArticle } from '../../content-model/news/read-article.ts';
import { ContentError } from '../../content-model/problems.ts';
import { screenFileNames, screensOnSite } from '../../content-model/screen-schemas.ts';
import { compareArticles } from '../../content-model/screens/article.ts';
import type { Content } from '../../content-model/shape-content.ts';
import type { ContentSource } from '../content/content-source.ts';
import { type CompanyOverrides, readWholeContent, resolveCompany } from '../content/read-content.ts';
import { type Catalog, createCatalog } from '../pictures/catalog.ts';
import { readLogo } from '../pictures/logo.ts';
import { readOriginals } from '../pictures/originals.ts';
import { withPresentPictures } from '../pictures/present-pictures.ts';
import { listSlottedPictures, type SlottedPicture } from '../pictures/resolve-pictures.ts';
import { composeNotice } from './compose-notice.ts';
import { composePageData, type SiteContent, type SitePageData } from './compose-page-data.ts';
import { fillScreens, namesEmptyVariable, variablesFor } from './fill-texts.ts';
import { listArticlePictures } from './news-content.ts';

export interface Site extends SiteContent {
  pageData: SitePageData;
  /** Every picture that is shown, once for each slot. */
  slottedPictures: readonly SlottedPicture[];
}

export interface ReadSiteOptions {
  /** Has also a notice that is over, articles that are not out, and pages of services that are off. */
  showsAll?: boolean;
  /** Stands in for files that cannot be read, and for facts that no page can be composed from. */
  published?: ContentSource | undefined;
}

/** Reads content/ of any shape. Without `published`, throws a ContentError if something would have to stand in. */
export async function readSite(
  source: ContentSource,
  overrides: CompanyOverrides,
  time: Date,
  { showsAll = false, published }: ReadSiteOptions = {},
): Promise<Site> {
  const today = clockInOslo(time).day;
  const content = readWholeContent(source, published);
  if (!published && content.unreadable.length > 0) throw new ContentError(content.unreadable);
  const company = resolveCompany(composableCompany(content, published), overrides);
  const catalog = createCatalog(
    source.root,
    content.pictures,
    await readOriginals(source, Object.keys(content.pictures)),
  );
  const parsed = [...content.articles].map(([slug, value]) => readArticle(slug, value, today).article);
  const { screens: files, articles } = withPresentPictures(
    {
      screens: content.screens,
      articles: parsed.filter(({ isOut }) => isOut || showsAll).sort(compareArticles),
    },
    (name) => catalog.has(name),
  );
  const screens = showsAll ? screenFileNames : screensOnSite(files);
  const site = {
    company,
    screens,
    logo: await readLogo(source, company.logo),
    files,
    texts: fillScreens(files, company),
    catalog: fillWords(catalog, company),
    articles,
    notice: composeNotice(content.notice.notice, showsAll ? null : time),
  };
  const year = Number(today.slice(0, 4));
  const slottedPictures = [...listSlottedPictures(files, screens), ...listArticlePictures(articles)];
  return { ...site, pageData: composePageData(site, year), slottedPictures };
}

/** A wrong number, date or address of the draft would stop every page, so the published one shows instead. */
function composableCompany({ company }: Content, published?: ContentSource): Company {
  const wrong = unshowableFields(company);
  if (wrong.length === 0) return company;
  if (!published) throw new ContentError(findProblems(companySchema, company, companyFile));
  const earlier = readWholeContent(published).company;
  return { ...company, ...Object.fromEntries(wrong.map((name) => [name, earlier[name]])) };
}

function fillWords(catalog: Catalog, company: Company): Catalog {
  const values = forEachLanguage((code) => variablesFor(company, code).texts);
  const filled = (words: Record<Language, string>) =>
    forEachLanguage((code) =>
      namesEmptyVariable(words[code], values[code]) ? '' : interpolate(words[code], values[code]),
    );
  const described = [...catalog.values()].map((picture) => {
    return { ...picture, alt: filled(picture.alt), caption: filled(picture.caption) };
  });
  return new Map(described.map((picture) => [picture.name, picture]));
}
