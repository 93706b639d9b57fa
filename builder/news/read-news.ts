import type { Article } from '../../src/content/article.ts';
import type { Language } from '../../tables/languages.ts';
import { localeOf } from '../facts/locales.ts';
import { ContentError } from '../failure.ts';
import { articlePlace, type PictureOf, type PlacedPicture } from '../pictures/place-pictures.ts';
import { gather } from '../schema/gather.ts';
import { listFolder, type Project, readContent } from '../schema/project.ts';
import { linkNumbers } from './link-numbers.ts';
import { type ArticleFile, type ArticleText, readArticle } from './read-article.ts';

const newsFolder = 'content/news';

/**
 * Reads every article, newest first. `pictures` are the names of all pictures, if they are known. Throws a ContentError
 * with everything that is wrong in any article.
 */
export async function readNews(
  project: Project,
  pictures: ReadonlySet<string> | null,
): Promise<ArticleFile[]> {
  const files = (await listFolder(project, newsFolder)).filter(
    (file) => file.endsWith('.md') && !file.endsWith('/README.md'),
  );
  const slugs = files.map((file) => file.slice(newsFolder.length + 1, -'.md'.length));
  const read = async (file: string) => {
    const article = readArticle(file, (await readContent(project, file)).toString('utf8'), slugs);
    const { picture } = article;
    if (!picture || !pictures || pictures.has(picture)) return article;
    const message = `Bildet ${picture} finnes ikke blant bildene: velg et annet, eller legg til bildet.`;
    throw new ContentError([
      { file, line: 1, message, field: { path: ['picture'], message, sentence: message } },
    ]);
  };
  const articles = await gather(files.map(read));
  return articles.sort(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}

/** The pictures of the articles. */
export function listArticlePictures(articles: readonly ArticleFile[]): PlacedPicture[] {
  return articles.flatMap(({ picture }) => (picture ? [{ name: picture, place: articlePlace }] : []));
}

/**
 * The articles in the language of a page, with links at the firm's phone numbers. Norwegian replaces a missing
 * translation.
 */
export function articlesIn(
  articles: readonly ArticleFile[],
  language: Language,
  pictureOf: PictureOf,
  phoneNumbers: readonly string[],
): Article[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return articles.map(({ slug, date, picture, no, en }) => {
    const translations: Partial<Record<Language, ArticleText | null>> = { no, en };
    const { title, body } = translations[language] ?? no;
    return {
      slug,
      date,
      dateText: format.format(new Date(`${date}T00:00:00Z`)),
      title,
      body: linkNumbers(body, phoneNumbers),
      onlyNorwegian: !translations[language],
      picture: picture ? pictureOf(picture, articlePlace) : null,
    };
  });
}
