import { isDeepStrictEqual } from 'node:util';
import { publicationOf } from '../../builder/news/publication.ts';
import type { ArticleValue } from '../../schema/article.ts';
import { isArticle, listDocuments, readDocument } from './documents.ts';
import { findPublished } from './editions.ts';
import { readNoticeAt } from './present-notice.ts';

/**
 * What visitors are to see now and do not, in words for the list of editions: the present notice, or none, and the
 * articles of the edition that is online whose hour has come since. Before anything is published there is nothing to put
 * it over.
 */
export async function findDue(root: string, now: Date): Promise<string[]> {
  const published = await findPublished(root);
  if (published?.edition.kind !== 'online') return [];
  const { edition, folder } = published;
  const [shown, present] = [await readNoticeAt(folder, now), await readNoticeAt(root, now)];
  // While the file cannot be read, nobody knows what it should say.
  const isOther = present !== undefined && !isDeepStrictEqual(shown ?? null, present);
  const notice = present ? 'Driftsmelding' : 'Driftsmelding tatt ned';

  const since = new Date(edition.at);
  const out = (await readArticles(folder)).filter(
    ({ date }) => publicationOf(date) > since && publicationOf(date) <= now,
  );
  return [...(isOther ? [notice] : []), ...out.map(({ no }) => `Nyheten «${no.title}» kom ut`)];
}

/** The articles of a folder that can be read. */
async function readArticles(folder: string): Promise<ArticleValue[]> {
  const documents = (await listDocuments(folder)).filter(isArticle);
  const states = await Promise.all(documents.map((document) => readDocument(folder, document)));
  return states.flatMap((state) => (state?.value as ArticleValue | undefined) ?? []);
}
