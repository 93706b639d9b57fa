import { isDeepStrictEqual } from 'node:util';
import { nextPublication, publicationOf } from '../../builder/news/publication.ts';
import type { ArticleValue } from '../../schema/article.ts';
import { isArticle, listDocuments, readDocument } from './documents.ts';
import { findPublished, openEdition } from './editions.ts';
import { readNoticeAt } from './present-notice.ts';

/** What is to go online alone. */
export interface Due {
  /** In words for the list of editions. */
  changes: string[];
  /** When the next article comes out. */
  next: Date | null;
}

const nothing: Due = { changes: [], next: null };

/**
 * What visitors are to see now and do not: the present notice, or none, and the articles of the edition that is online
 * whose hour has come since. Before anything is published there is nothing to put it over.
 */
export async function findDue(root: string, now: Date): Promise<Due> {
  const edition = await findPublished(root);
  const folder = edition?.kind === 'online' && (await openEdition(root, edition.id));
  if (!edition || !folder) return nothing;
  const [shown, present] = [await readNoticeAt(folder, now), await readNoticeAt(root, now)];
  // While the file cannot be read, nobody knows what it should say.
  const isOther = present !== undefined && !isDeepStrictEqual(shown ?? null, present);
  const notice = present ? 'Driftsmelding' : 'Driftsmelding tatt ned';

  const articles = await readArticles(folder);
  const since = new Date(edition.at);
  const out = articles.filter(({ date }) => publicationOf(date) > since && publicationOf(date) <= now);
  const news = out.map(({ title }) => `Nyheten «${title}» kom ut`);
  return { changes: [...(isOther ? [notice] : []), ...news], next: nextPublication(articles, now) };
}

/** The articles of a folder that can be read. */
async function readArticles(folder: string): Promise<{ date: string; title: string }[]> {
  const documents = (await listDocuments(folder)).filter(isArticle);
  const found = documents.map(async (document) => {
    const value = (await readDocument(folder, document))?.value as ArticleValue | undefined;
    return value ? [{ date: value.date, title: value.no.title }] : [];
  });
  return (await Promise.all(found)).flat();
}
