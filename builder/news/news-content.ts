import type { Company } from '../../schema/company.ts';
import { formatDate, onCallNumber } from '../../schema/wording.ts';
import type { ArticleLink, ArticleSummary } from '../../src/content/article.ts';
import type { Content, NewsList, Texts } from '../../src/content/types.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { pageTitle } from '../facts/firm.ts';
import type { PictureOf } from '../pictures/place-pictures.ts';
import { cutBetweenWords, firstSentences, linkNumbers, resolveBody } from './article-text.ts';
import { languagesOf, listIn, newest, textIn } from './articles.ts';
import type { ArticleFile, ArticleText } from './read-news.ts';

/** Characters of the first sentences in the list, and of what the browser's tab and search engines show. */
const lengths = { list: 180, title: 70, description: 155 };

/** What the pages of the news need besides the articles. */
export interface NewsContext {
  company: Company;
  language: Language;
  texts: Texts;
  pictureOf: PictureOf;
}

/** The list of all articles in a language. */
export function newsList(articles: readonly ArticleFile[], context: NewsContext): NewsList {
  const list = listIn(articles, context.language);
  return {
    articles: list.slice(0, newest).map((article) => summaryOf(article, context)),
    earlier: list.slice(newest).map((article) => linkTo(article, context.language)),
  };
}

/** The pages of all articles in a language, by their slugs. */
export function articlePages(
  articles: readonly ArticleFile[],
  context: NewsContext,
): ReadonlyMap<string, Content<'article'>> {
  const { company, language, texts, pictureOf } = context;
  const phoneNumbers = [company.phone, onCallNumber(company)];
  const known = new Map(articles.map((article) => [article.slug, languagesOf(article)]));
  const surroundings = { language, pictureOf, languagesOf: (slug: string) => known.get(slug) ?? [] };
  const isListed = ({ slug }: ArticleFile) => known.get(slug)?.includes(language) === true;

  const pageOf = (article: ArticleFile, at: number): Content<'article'> => {
    const without = languageCodes.filter((code) => !languagesOf(article).includes(code));
    const { title, body } = wordsOf(article, language);
    // A text may be pictures alone.
    const description = firstSentences(body, language, lengths.description) || title;
    const link = (neighbor?: ArticleFile) => neighbor && linkTo(neighbor, language);
    return {
      name: 'article',
      pictures: undefined,
      texts: {
        ...texts.article,
        meta: { title: pageTitle(cutBetweenWords(title, lengths.title), company.name), description },
      },
      ...(without.length > 0 && { without }),
      article: {
        ...linkTo(article, language),
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
  const { slug, date } = article;
  const { title } = wordsOf(article, language);
  return { path: articlePath(slug), date, dateText: formatDate(date, language), title };
}

function summaryOf(article: ArticleFile, { language, pictureOf }: NewsContext): ArticleSummary {
  return {
    ...linkTo(article, language),
    text: firstSentences(wordsOf(article, language).body, language, lengths.list),
    picture: article.picture ? pictureOf(article.picture, 'articleSummary') : null,
  };
}

const wordsOf = (article: ArticleFile, language: Language): ArticleText =>
  textIn(article, language) ?? article.no;
