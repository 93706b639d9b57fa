import { hash } from 'node:crypto';
import { type ParseArticle, parseNews } from '../../content-model/check-content.ts';
import { type ArticleFile, readArticle } from '../../content-model/news/read-article.ts';
import { createLruCache } from '../lru-cache.ts';
import type { ContentSource } from './content-source.ts';
import { readTexts } from './read-content.ts';

/**
 * Reads and checks all articles, newest first. `pictures` are all names, if known; `today` is the day in Oslo. Throws a
 * ContentError.
 */
export const readNews = async (
  contentSource: ContentSource,
  pictures: ReadonlySet<string> | null,
  today: string,
): Promise<ArticleFile[]> => parseNews(await readTexts(contentSource), pictures, articleParser(today));

/** Parsed articles by everything that they depend on, because parsing takes longer than all other steps. */
const articleCache = createLruCache<ArticleFile>(500);

/** Returns a parser of articles that must not have a later date than `today` in Oslo. */
export const articleParser =
  (today: string): ParseArticle =>
  (slug, source, known) => {
    const names = [slug, known.slugs, known.pictures && [...known.pictures]];
    const key = hash('sha1', JSON.stringify([today, names, source.value]));
    return articleCache(key, async () => readArticle(slug, source, known, today));
  };
