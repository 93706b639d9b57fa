import type { Company } from '../../schema/company.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { escapeHtml } from '../document/html.ts';
import type { ArticleFile } from '../news/read-article.ts';

/** The name of the feed, which exists once there is news. */
export const feedFile = 'aktuelt.xml';

/**
 * An Atom feed of the Norwegian articles, newest first. `page` is the absolute address of the news page. The English
 * one is left out: readers that know one link per article use the last. An id is the article's address, which never
 * changes.
 */
export function feed(company: Company, articles: readonly ArticleFile[], page: string): string {
  const entries = articles.flatMap(({ slug, date, no }) => [
    '<entry>',
    `<title>${escapeHtml(no.title)}</title>`,
    `<id>${company.url}${articlePath(slug)}</id>`,
    `<link rel="alternate" href="${company.url}${articlePath(slug)}"/>`,
    `<updated>${date}T00:00:00Z</updated>`,
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="no">',
    `<title>${escapeHtml(company.name)}</title>`,
    `<id>${page}</id>`,
    `<link rel="self" href="${company.url}/${feedFile}"/>`,
    `<link rel="alternate" href="${page}"/>`,
    `<updated>${articles[0]?.date}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(company.name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
