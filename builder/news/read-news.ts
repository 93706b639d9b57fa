import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Article } from '../../src/content/article.ts';
import type { Language } from '../../tables/languages.ts';
import { localeOf } from '../content/locales.ts';
import { ContentError } from '../failure.ts';
import { articlePlace, type PictureOf, type PlacedPicture } from '../pictures/place-pictures.ts';
import { gather } from '../schema/gather.ts';
import { type ArticleFile, readArticle } from './read-article.ts';

const newsFolder = 'content/news';

/**
 * Reads every article, newest first. `pictures` are the names of all pictures. Throws a ContentError with everything
 * that is wrong in any article.
 */
export async function readNews(root: string, pictures: ReadonlySet<string>): Promise<ArticleFile[]> {
  const names = await readdir(path.join(root, newsFolder)).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${newsFolder}/${name}`);
  const articles = await gather(
    files.map(async (file) => readArticle(file, await readFile(path.join(root, file), 'utf8'))),
  );
  const problems = articles.flatMap(({ file, picture }) =>
    picture && !pictures.has(picture)
      ? [
          {
            file,
            line: 1,
            message: `Bildet ${picture} finnes ikke i pictures.json: rett navnet ved picture.`,
          },
        ]
      : [],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return articles.sort(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}

/** The pictures of the articles. */
export function listArticlePictures(articles: readonly ArticleFile[]): PlacedPicture[] {
  return articles.flatMap(({ picture }) => (picture ? [{ name: picture, place: articlePlace }] : []));
}

/** The articles in the language of a page. Norwegian replaces a missing translation. */
export function articlesIn(
  articles: readonly ArticleFile[],
  language: Language,
  pictureOf: PictureOf,
): Article[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return articles.map(({ slug, date, picture, no, en }) => {
    const text = { no, en }[language];
    return {
      slug,
      date,
      dateText: format.format(new Date(`${date}T00:00:00Z`)),
      ...(text ?? no),
      onlyNorwegian: text === null,
      picture: picture ? pictureOf(picture, articlePlace) : null,
    };
  });
}
