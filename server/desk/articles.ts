import { articleFile, listSlugs } from '../../builder/news/read-news.ts';
import { isContentFile } from '../../builder/validation/content-source.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { articleSchema } from '../../src/screens/article/article.schema.ts';

/** The document of an article, by the name of the article in addresses. */
export const articleDocument = (slug: string) => ({
  id: `articles/${slug}`,
  kind: 'Nyhet',
  title: slug,
  address: articlePath(slug),
  schema: articleSchema,
  file: articleFile(slug),
});

/** The documents of all articles. */
export async function listArticles(root: string) {
  return (await listSlugs(root)).sort().reverse().map(articleDocument);
}

/** The article with an id, whether it is there or not; undefined if the id is no article's. */
export function articleForId(id: string) {
  const slug = /^articles\/(.+)$/.exec(id)?.[1] ?? '';
  return isContentFile(articleFile(slug)) ? articleDocument(slug) : undefined;
}

/** The article in a file, whatever its name. */
export function articleForFile(file: string) {
  const slug = /([^/]+)\.json$/.exec(file)?.[1] ?? '';
  return file === articleFile(slug) ? articleDocument(slug) : undefined;
}
