import { formatDate, pageTitle } from '../../common/format.ts';
import { defaultLanguage, forEachLanguage, type Language, languageCodes } from '../../common/languages.ts';
import type { Company } from '../../content-model/company.ts';
import type { ParsedNode } from '../../content-model/news/article-text.ts';
import { type ArticleFile, type ArticleText, slugFromPath } from '../../content-model/news/read-article.ts';
import { articlePath, findRoute, parsePath } from '../../content-model/paths.ts';
import { type FileName, type ScreenFiles, screenFileNames } from '../../content-model/screen-schemas.ts';
import type {
  ArticleLink,
  ArticleNode,
  ArticleSummary,
  NewsList,
  PageData,
  Texts,
} from '../../src/page-data/types.ts';
import {
  listSlottedPictures,
  type ResolvePicture,
  type SlottedPicture,
} from '../pictures/resolve-pictures.ts';
import { linkPhones } from './link-phones.ts';

/** Articles with picture and first sentences. Earlier ones have date and title. */
const summaryCount = 10;

export const articleSiteRoutes = (articles: readonly ArticleFile[], stockPicture: string) =>
  articles.map((article) => ({
    ...findRoute(articlePath(article.slug)),
    languages: languageCodes.filter((code) => article[code]),
    addresses: languageCodes.filter((code) => code === defaultLanguage || article.hasEnglishAddress),
    picture: article.picture ?? stockPicture,
    published: article.date,
  }));

export const articlesIn = (articles: readonly ArticleFile[], language: Language): ArticleFile[] =>
  articles.filter((article) => article[language]);

/** The pictures in the banners, the list and the texts. */
export function listArticlePictures(articles: readonly ArticleFile[]): SlottedPicture[] {
  return articles.flatMap(({ picture, no, en }) => [
    ...(picture ? (['window', 'articleSummary'] as const).map((slot) => ({ name: picture, slot })) : []),
    ...[...no.body, ...(en?.body ?? [])].flatMap(picturesIn),
  ]);
}

/** A picture stands on a line of its own, so it is in no other element. */
function picturesIn(node: ParsedNode): SlottedPicture[] {
  const isPicture = typeof node === 'object' && 'picture' in node;
  return isPicture ? [{ name: node.picture, slot: 'articleText' }] : [];
}

/** The files with the stock picture and that of the 404 page, which may be drawn. */
const withOtherPictures: readonly FileName[] = ['shared', 'not-found'];
const pageNames = screenFileNames.filter((name) => !withOtherPictures.includes(name));

export function listDrawnPictures(
  { files, articles }: { files: ScreenFiles; articles: readonly ArticleFile[] },
  isPhoto: (name: string) => boolean | undefined,
): Set<string> {
  const placed = [...listSlottedPictures(files, pageNames), ...listArticlePictures(articles)];
  return new Set(placed.map(({ name }) => name).filter((name) => !isPhoto(name)));
}

/** Maximum characters of the first sentences in the list, and of title and description for search engines. */
const lengths = { list: 180, title: 70, description: 155 };

export interface NewsContext {
  company: Company;
  language: Language;
  texts: Texts;
  resolvePicture: ResolvePicture;
}

export function newsList(articles: readonly ArticleFile[], context: NewsContext): NewsList {
  const list = articlesIn(articles, context.language);
  return {
    articles: list.slice(0, summaryCount).map((article) => summaryOf(article, context)),
    earlier: list.slice(summaryCount).map((article) => linkTo(article, context.language)),
  };
}

export function articlePages(
  articles: readonly ArticleFile[],
  context: NewsContext,
): (readonly [name: string, page: PageData<'article'>])[] {
  const { company, language, texts, resolvePicture } = context;
  const slugs = new Set(articlesIn(articles, language).map(({ slug }) => slug));
  const isListed = ({ slug }: ArticleFile) => slugs.has(slug);
  const linkable = { own: slugs, all: new Set(articles.map(({ slug }) => slug)) };

  const pageOf = (article: ArticleFile, index: number): PageData<'article'> => {
    const missingLanguages = languageCodes.filter((code) => !article[code]);
    const { title, body } = articleText(article, language);
    // A text may be pictures alone.
    const description = firstSentences(body, language, lengths.description) || title;
    const newer = articles.slice(0, index).findLast(isListed);
    const older = articles.slice(index + 1).find(isListed);
    const page: PageData<'article'> = {
      name: 'article',
      pictures: undefined,
      texts: {
        ...texts.article,
        meta: { title: pageTitle(cutBetweenWords(title, lengths.title), company.name), description },
        banner: { title: article[language] ? title : { lang: defaultLanguage, parts: [title] } },
      },
      article: {
        date: article.date,
        dateText: formatDate(article.date, language),
        picture: article.picture ? resolvePicture(article.picture, 'window') : null,
        body: resolveBody(body, resolvePicture, linkable),
      },
      newer: newer ? linkTo(newer, language) : null,
      older: older ? linkTo(older, language) : null,
    };
    if (missingLanguages.length > 0) page.missingLanguages = missingLanguages;
    if (!article[language]) page.article.lang = defaultLanguage;
    return page;
  };
  return articles.map((article, index) => [`article-${article.slug}`, pageOf(article, index)]);
}

function linkTo(article: ArticleFile, language: Language): ArticleLink {
  const { slug, date } = article;
  const { title } = articleText(article, language);
  return { path: articlePath(slug), date, dateText: formatDate(date, language), title };
}

function summaryOf(article: ArticleFile, { language, resolvePicture }: NewsContext): ArticleSummary {
  return {
    ...linkTo(article, language),
    text: firstSentences(articleText(article, language).body, language, lengths.list),
    picture: article.picture ? resolvePicture(article.picture, 'articleSummary') : null,
  };
}

const articleText = (article: ArticleFile, language: Language): ArticleText =>
  article[language] ?? article.no;

/**
 * Looks up pictures and links. `linkable` has the articles in the language of the page, and in any. A link to an
 * unpublished article becomes its words.
 */
function resolveBody(
  nodes: readonly ParsedNode[],
  resolvePicture: ResolvePicture,
  linkable: { own: ReadonlySet<string>; all: ReadonlySet<string> },
  isInLink = false,
): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode | ArticleNode[] => {
    if (typeof node === 'string') return textNodes(node, isInLink);
    if ('picture' in node) return { picture: resolvePicture(node.picture, 'articleText') };
    const children = resolveBody(node.children, resolvePicture, linkable, isInLink || node.element === 'a');
    if (!node.href?.startsWith('/')) return { ...node, children };
    const { pathname, hash } = new URL(node.href, 'https://example.no');
    const { path } = parsePath(pathname);
    const slug = path.startsWith(articlePath('')) ? slugFromPath(path) : null;
    if (slug === null || linkable.own.has(slug)) return { ...node, href: path + hash, children };
    if (!linkable.all.has(slug)) return children;
    return { ...node, href: path + hash, hrefLang: defaultLanguage, children };
  });
}

function textNodes(text: string, isInLink: boolean): ArticleNode[] {
  if (isInLink) return [text];
  return linkPhones(text).map((part) =>
    typeof part === 'string' ? part : { element: 'a', href: part.href, children: [part.text] },
  );
}

/** Kept, because creating one takes a hundred times as long as using it. */
const segmenters = forEachLanguage((code) => new Intl.Segmenter(code, { granularity: 'sentence' }));

/** The first sentences of the first paragraph, at most `length` characters. A long one is cut at a space. */
export function firstSentences(nodes: readonly ParsedNode[], language: Language, length: number): string {
  const first = nodes.find((node) => typeof node === 'object' && 'element' in node && node.element === 'p');
  const text = plainText(first ? [first] : nodes)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const ends = [...segmenters[language].segment(text)].map(
    ({ index, segment }) => index + segment.trimEnd().length,
  );
  const end = ends.findLast((end) => end <= length);
  return end ? text.slice(0, end) : cutBetweenWords(text, length);
}

function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${words.slice(0, length - 1).replace(/[\s,;:–-]+$/, '')}…`;
}

function plainText(nodes: readonly ParsedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('picture' in node) return ' ';
      const text = plainText(node.children);
      return node.element === 'strong' || node.element === 'a' ? text : `${text} `;
    })
    .join('');
}
