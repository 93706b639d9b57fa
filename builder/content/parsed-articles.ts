import { type ParseArticle, type ReadArticle, readArticle } from '../../content-model/news/read-article.ts';

/** Parsed articles by all that they depend on, because parsing takes longer than all other steps. */
const parsed = new Map<string, ReadArticle>();
const maxParsed = 500;

/** Returns a parser of articles that must not have a later date than `today` in Oslo. */
export const articleParser =
  (today: string): ParseArticle =>
  (slug, value) => {
    const key = JSON.stringify([today, slug, value]);
    const article = parsed.get(key) ?? readArticle(slug, value, today);
    parsed.delete(key);
    parsed.set(key, article);
    const [oldest = ''] = parsed.keys();
    if (parsed.size > maxParsed) parsed.delete(oldest);
    return article;
  };

/** Forgets all of them, as when one is deleted. */
export const forgetParsedArticles = (): void => parsed.clear();
