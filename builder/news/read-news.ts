import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Article } from '../../src/content/article.ts';
import type { Language } from '../content/read-texts.ts';
import { BuildFailure } from '../failure.ts';
import type { Catalogue } from '../pictures/catalogue.ts';
import type { PictureOf, Place } from '../pictures/place-pictures.ts';
import { type ArticleFile, readArticle } from './read-article.ts';

export const newsFolder = 'content/news';

/** Reads every article, newest first. Throws a BuildFailure for one that is malformed. */
export async function readNews(root: string, catalogue: Catalogue): Promise<ArticleFile[]> {
  const names = await readdir(path.join(root, newsFolder)).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${newsFolder}/${name}`);
  const articles = await Promise.all(
    files.map(async (file) => readArticle(file, await readFile(path.join(root, file), 'utf8'))),
  );
  for (const { slug, picture } of articles) {
    if (picture && !catalogue.has(picture)) {
      throw new BuildFailure(
        `${newsFolder}/${slug}.md names the picture "${picture}", which content/pictures/pictures.json does not have.`,
      );
    }
  }
  return articles.sort(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}

/** Where articles show their pictures. */
export function newsPlaces(articles: readonly ArticleFile[]): Place[] {
  return articles.flatMap(({ picture }) => (picture ? [{ name: picture, fillsWindow: false }] : []));
}

/** The articles in the language of a page; Norwegian stands in for a missing translation. */
export function articlesIn(
  articles: readonly ArticleFile[],
  language: Language,
  pictureOf: PictureOf,
): Article[] {
  const format = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return articles.map(({ slug, date, picture, no, en }) => {
    const text = language === 'en' ? en : no;
    return {
      slug,
      date,
      dateText: format.format(new Date(`${date}T00:00:00Z`)),
      ...(text ?? no),
      onlyNorwegian: text === null,
      picture: picture ? pictureOf(picture) : null,
    };
  });
}
