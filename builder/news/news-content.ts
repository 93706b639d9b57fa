import type { Article, ArticleLink, ArticleSummary } from '../../src/content/article.ts';
import { fill } from '../../src/content/fill.ts';
import type { ArticlePage, NewsPage, Texts } from '../../src/content/types.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { formatDate } from '../facts/locales.ts';
import { pageTitle } from '../facts/page-title.ts';
import type { PictureOf } from '../pictures/place-pictures.ts';
import { cutBetweenWords, firstSentences } from './first-sentences.ts';
import { linkNumbers } from './link-numbers.ts';
import { languagesOf, linkToPage, listIn, pagesOf, textIn } from './news-list.ts';
import type { ArticleFile, ArticleText } from './read-article.ts';
import { resolveBody } from './resolve-body.ts';

/** Characters of the first sentences in the list, and of what the browser's tab and search engines show. */
const lengths = { list: 180, title: 70, description: 155 };

/** What the pages of the news need besides the articles. */
interface NewsContext {
  language: Language;
  texts: Texts;
  firmName: string;
  pictureOf: PictureOf;
  /** The firm's phone numbers, which become links. */
  phoneNumbers: readonly string[];
}

type Without = { without?: Language[] };
type PageOfList = NewsPage & Without & { texts: Texts['news'] };
type PageOfArticle = ArticlePage & Without & { texts: Texts['article'] & Pick<Texts['news'], 'meta'> };

/**
 * The pages of the list in a language, the first one first. A page that the Norwegian list alone has shows the first one
 * of this language.
 */
export function listPages(articles: readonly ArticleFile[], context: NewsContext): PageOfList[] {
  const { language, texts, firmName } = context;
  const own = pagesOf(listIn(articles, language));
  const all = pagesOf(listIn(articles, defaultLanguage)).length;
  const pages = own.map((shown, index): PageOfList => {
    const page = index + 1;
    const name = fill(texts.news.page, { number: page });
    const title = pageTitle(`${texts.shared.navigation.news} – ${name}`, firmName);
    return {
      texts: page === 1 ? texts.news : { ...texts.news, meta: { ...texts.news.meta, title } },
      page,
      articles: shown.map((article) => summaryOf(article, context)),
      newer: linkToPage(page - 1, own.length),
      older: linkToPage(page + 1, own.length),
    };
  });
  const first = pages.slice(0, 1);
  const further = [...pages, ...Array.from({ length: all - own.length }, () => first).flat()];
  return further.map((page, index) => {
    const isThere = (code: Language) => index < pagesOf(listIn(articles, code)).length;
    return { ...page, ...without(languageCodes.filter(isThere)) };
  });
}

/** The languages in which a page has no address, where there are some. */
function without(languages: readonly Language[]): Without {
  const missing = languageCodes.filter((code) => !languages.includes(code));
  return missing.length > 0 ? { without: missing } : {};
}

/** The pages of all articles in a language, by their slugs. */
export function articlePages(
  articles: readonly ArticleFile[],
  context: NewsContext,
): ReadonlyMap<string, PageOfArticle> {
  const { language, texts, firmName, pictureOf, phoneNumbers } = context;
  const known = new Map(articles.map((article) => [article.slug, languagesOf(article)]));
  const surroundings = { language, pictureOf, languagesOf: (slug: string) => known.get(slug) ?? [] };
  const isListed = ({ slug }: ArticleFile) => known.get(slug)?.includes(language) === true;

  const pageOf = (article: ArticleFile, at: number): PageOfArticle => {
    const { title, body } = wordsOf(article, language);
    // A text may be pictures alone.
    const description = firstSentences(body, language, lengths.description) || title;
    const link = (neighbor?: ArticleFile) => neighbor && linkTo(neighbor, language);
    return {
      texts: {
        ...texts.article,
        meta: { title: pageTitle(cutBetweenWords(title, lengths.title), firmName), description },
      },
      ...without(languagesOf(article)),
      article: {
        ...dateOf(article, language),
        title,
        ...(!textIn(article, language) && { lang: defaultLanguage }),
        picture: article.picture ? pictureOf(article.picture, 'window') : null,
        body: resolveBody(linkNumbers(body, phoneNumbers), surroundings),
      },
      newer: link(articles.slice(0, at).findLast(isListed)) ?? null,
      older: link(articles.slice(at + 1).find(isListed)) ?? null,
    };
  };
  return new Map(articles.map((article, at) => [article.slug, pageOf(article, at)]));
}

function linkTo(article: ArticleFile, language: Language): ArticleLink {
  return { path: articlePath(article.slug), title: wordsOf(article, language).title };
}

function summaryOf(article: ArticleFile, { language, pictureOf }: NewsContext): ArticleSummary {
  const { title, body } = wordsOf(article, language);
  return {
    path: articlePath(article.slug),
    ...dateOf(article, language),
    title,
    text: firstSentences(body, language, lengths.list),
    picture: article.picture ? pictureOf(article.picture, 'articleSummary') : null,
  };
}

const wordsOf = (article: ArticleFile, language: Language): ArticleText =>
  textIn(article, language) ?? article.no;

function dateOf({ date }: ArticleFile, language: Language): Pick<Article, 'date' | 'dateText'> {
  return { date, dateText: formatDate(date, language) };
}
