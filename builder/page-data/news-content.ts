import { formatDate, pageTitle } from '../../common/format.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import { parsePath } from '../../common/localized-path.ts';
import type { Company } from '../../content-model/company.ts';
import type { ParsedNode } from '../../content-model/news/article-text.ts';
import { type ArticleFile, type ArticleText, slugFromPath } from '../../content-model/news/read-article.ts';
import { articlePath, findRoute } from '../../content-model/paths.ts';
import { isService, type ServiceName } from '../../content-model/routes.ts';
import { type FileName, type ShownScreens, screensOnSite } from '../../content-model/screen-schemas.ts';
import type { ArticleNode, ArticleSummary, NewsList, PageData, Texts } from '../../src/page-data/types.ts';
import {
  listSlottedPictures,
  type ResolvePicture,
  type SlottedPicture,
} from '../pictures/resolve-pictures.ts';
import { linkPhones } from './link-phones.ts';

/** The newest articles, with picture and first words. The others have date and title. */
const summaryCount = 10;

export const articleSiteRoutes = (articles: readonly ArticleFile[], stockPicture: string) =>
  articles.map((article) => ({
    ...findRoute(articlePath(article.slug)),
    languages: languageCodes.filter((code) => article[code]),
    addresses: languageCodes.filter((code) => code === defaultLanguage || article.hasEnglishAddress),
    picture: article.picture ?? stockPicture,
    published: article.date,
  }));

const articlesIn = (articles: readonly ArticleFile[], language: Language): ArticleFile[] =>
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

export function listDrawnPictures(
  { files, inArticles }: { files: ShownScreens; inArticles: readonly string[] },
  isPhoto: (name: string) => boolean | undefined,
): Set<string> {
  const screens = screensOnSite(files).filter((name) => !withOtherPictures.includes(name));
  const placed = listSlottedPictures(files, screens).map(({ name }) => name);
  return new Set([...placed, ...inArticles].filter((name) => !isPhoto(name)));
}

/** Maximum characters of the first words in the list, and of title and description for search engines. */
const lengths = { list: 180, title: 70, description: 155 };

export interface NewsContext {
  company: Company;
  language: Language;
  /** Those that the site has. */
  services: readonly ServiceName[];
  texts: Texts;
  resolvePicture: ResolvePicture;
}

export function newsList(articles: readonly ArticleFile[], context: NewsContext): NewsList {
  const list = articlesIn(articles, context.language);
  return { articles: list.map((article, index) => summaryOf(article, context, index < summaryCount)) };
}

export function articlePages(
  articles: readonly ArticleFile[],
  context: NewsContext,
): (readonly [name: string, page: PageData<'article'>])[] {
  const { company, language, services, texts, resolvePicture } = context;
  const slugs = new Set(articlesIn(articles, language).map(({ slug }) => slug));
  const linkable = { services, own: slugs, all: new Set(articles.map(({ slug }) => slug)) };

  const pageOf = (article: ArticleFile): PageData<'article'> => {
    const missingLanguages = languageCodes.filter((code) => !article[code]);
    const { title, body } = articleText(article, language);
    // A text may be pictures alone.
    const description = firstWords(body, lengths.description) || title;
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
    };
    if (missingLanguages.length > 0) page.missingLanguages = missingLanguages;
    if (!article[language]) page.article.lang = defaultLanguage;
    return page;
  };
  return articles.map((article) => [`article-${article.slug}`, pageOf(article)]);
}

function summaryOf(
  article: ArticleFile,
  { language, resolvePicture }: NewsContext,
  isNew: boolean,
): ArticleSummary {
  const { slug, date, picture } = article;
  const { title, body } = articleText(article, language);
  return {
    path: articlePath(slug),
    date,
    dateText: formatDate(date, language),
    title,
    text: isNew ? firstWords(body, lengths.list) : '',
    picture: isNew && picture ? resolvePicture(picture, 'articleSummary') : null,
  };
}

const articleText = (article: ArticleFile, language: Language): ArticleText =>
  article[language] ?? article.no;

interface Linkable {
  services: readonly ServiceName[];
  own: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/**
 * Looks up pictures and links. `linkable` has the services of the site, and the articles in the language of the page, and
 * in any. A link to another service or article becomes its words.
 */
function resolveBody(
  nodes: readonly ParsedNode[],
  resolvePicture: ResolvePicture,
  linkable: Linkable,
  isInLink = false,
): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode | ArticleNode[] => {
    if (typeof node === 'string') return textNodes(node, isInLink);
    if ('picture' in node) return { picture: resolvePicture(node.picture, 'articleText') };
    const children = resolveBody(node.children, resolvePicture, linkable, isInLink || node.element === 'a');
    if (!node.href?.startsWith('/')) return { ...node, children };
    const link = resolveLink(node.href, linkable);
    return link ? { ...node, ...link, children } : children;
  });
}

/** Returns null for a page that the site does not have. */
function resolveLink(href: string, { services, own, all }: Linkable) {
  const { pathname, hash } = new URL(href, 'https://example.no');
  const { path } = parsePath(pathname);
  const { screen } = findRoute(path);
  if (isService(screen) && !services.includes(screen)) return null;
  const slug = path.startsWith(articlePath('')) ? slugFromPath(path) : null;
  if (slug === null || own.has(slug)) return { href: path + hash };
  return all.has(slug) ? { href: path + hash, hrefLang: defaultLanguage } : null;
}

function textNodes(text: string, isInLink: boolean): ArticleNode[] {
  if (isInLink) return [text];
  return linkPhones(text).map((part) =>
    typeof part === 'string' ? part : { element: 'a', href: part.href, children: [part.text] },
  );
}

/** The first paragraph, at most `length` characters. A longer one is cut at a space. */
export function firstWords(nodes: readonly ParsedNode[], length: number): string {
  const first = nodes.find((node) => typeof node === 'object' && 'element' in node && node.element === 'p');
  const text = plainText(first ? [first] : nodes)
    .replace(/\s+/g, ' ')
    .trim();
  return cutBetweenWords(text, length);
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
