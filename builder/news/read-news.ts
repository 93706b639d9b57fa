import { gather } from '../schema/gather.ts';
import { listFolder, type Project, readContent } from '../schema/project.ts';
import { type ArticleFile, readArticle } from './read-article.ts';

const newsFolder = 'content/news';

/** Each file as it was read last, with what it was checked against: an autosave reads only what has changed. */
const lastRead = new Map<string, { source: string; names: string; article: ArticleFile }>();

/**
 * Reads every article, newest first. `pictures` are the names of all pictures, if they
 * are known. Throws a ContentError with everything that is wrong in any article.
 */
export async function readNews(
  project: Project,
  pictures: ReadonlySet<string> | null,
): Promise<ArticleFile[]> {
  const files = (await listFolder(project, newsFolder)).filter(
    (file) => file.endsWith('.md') && !file.endsWith('/README.md'),
  );
  const slugs = files.map((file) => file.slice(newsFolder.length + 1, -'.md'.length));
  const names = JSON.stringify([slugs, pictures && [...pictures]]);
  const read = async (file: string): Promise<ArticleFile> => {
    const source = (await readContent(project, file)).toString('utf8');
    const last = lastRead.get(file);
    if (last?.source === source && last.names === names) return last.article;
    const article = readArticle(file, source, { slugs, pictures });
    lastRead.set(file, { source, names, article });
    return article;
  };
  const articles = await gather(files.map(read));
  return articles.sort(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}
