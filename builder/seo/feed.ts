import type { BlogPosting } from 'schema-dts';
import { withoutUnseen } from '../../common/format.ts';
import { momentInOslo } from '../../common/time-in-oslo.ts';
import type { Company } from '../../content-model/company.ts';
import type { ArticleFile } from '../../content-model/news/read-article.ts';
import { articlePath, screenPath } from '../../content-model/paths.ts';
import type { PageHead } from '../../src/app/rendered-page.ts';
import { escapeHtml, tag } from '../html/html-page.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';

export const feedFile = '/aktuelt.xml';

/** In Norwegian only, because some readers use only the last link of an entry. */
export function feed(company: Company, articles: readonly ArticleFile[]): string {
  const page = company.url + screenPath('news');
  const entries = articles.flatMap(({ slug, date, readyAt, no }) => [
    '<entry>',
    `<title>${escapeHtml(withoutUnseen(no.title))}</title>`,
    `<id>${company.url}${articlePath(slug)}</id>`,
    `<link rel="alternate" href="${company.url}${articlePath(slug)}"/>`,
    `<updated>${updatedAt({ date, readyAt })}</updated>`,
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="no">',
    `<title>${escapeHtml(company.name)}</title>`,
    `<id>${page}</id>`,
    `<link rel="self" href="${company.url}${feedFile}"/>`,
    `<link rel="alternate" href="${page}"/>`,
    `<updated>${articles.slice(0, 1).map(updatedAt)}</updated>`,
    `<author><name>${escapeHtml(company.name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The moment when an article was ready, moved to the day that it is dated, because readers sort by this alone. */
function updatedAt({ date, readyAt }: Pick<ArticleFile, 'date' | 'readyAt'>): string {
  const [start, end] = [momentInOslo(date, '00:00').getTime(), momentInOslo(date, '23:59').getTime()];
  const ready = readyAt === null ? start : Date.parse(readyAt);
  return new Date(Math.min(Math.max(ready, start), end)).toISOString();
}

export function feedLink({ company, articles }: Site, { screen }: SiteRoute): string {
  if (!['news', 'article'].includes(screen) || articles.length === 0) return '';
  return tag('link', {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: company.name,
    href: feedFile,
  });
}

export function blogPostings(
  { path, published }: Pick<SiteRoute, 'path' | 'published'>,
  { url, name }: Company,
  page: PageHead,
  preview: string,
): BlogPosting[] {
  if (published === undefined) return [];
  const id = url + path;
  const publisher = {
    '@type': 'GeneralContractor' as const,
    '@id': `${url}/#company`,
    name,
    url: `${url}/`,
  };
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${id}#article`,
      headline: page.heading,
      description: page.description,
      image: url + preview,
      datePublished: published,
      inLanguage: page.language,
      url: page.canonical,
      mainEntityOfPage: { '@id': `${id}#page` },
      author: publisher,
      publisher,
    },
  ];
}
