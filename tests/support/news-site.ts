import { createServer } from 'node:http';
import { Hono } from 'hono';
import { builtCode } from '../../builder/code/built-code.ts';
import { type ComposedSite, composeSite } from '../../builder/compose/compose-site.ts';
import { readNews } from '../../builder/news/read-news.ts';
import { type HostEnv, listenerOf } from '../../server/answer.ts';
import { serveComposed } from '../../server/preview.ts';
import { type Served, serve } from './servers.ts';
import { root, testFormService } from './site.ts';

/** What a made article says. English is left out where there is no title in it. */
export interface MadeArticle {
  date: string;
  title: string;
  english?: string;
  picture?: string;
  text: string;
}

/** Writes the file of a made article. */
export function articleSource({ date, title, english, picture, text }: MadeArticle): string {
  const facts = [`date: ${date}`, `title: ${title}`];
  if (english) facts.push(`title-en: ${english}`);
  if (picture) facts.push(`picture: ${picture}`);
  const translation = english ? ['[english]', '', `In English: ${text}`] : [];
  return ['---', ...facts, '---', '', text, '', ...translation].join('\n');
}

/**
 * Composes the site of content/ with other articles, by their slugs, and serves it. Each file is made when it is asked
 * for.
 */
export async function serveArticles(
  articles: Readonly<Record<string, MadeArticle>>,
  now?: Date,
): Promise<Served & { site: ComposedSite }> {
  const own = (await readNews(root, null)).map(({ file }) => [file, null] as const);
  const made = Object.entries(articles).map(
    ([slug, article]) => [`content/news/${slug}.md`, articleSource(article)] as const,
  );
  const code = await builtCode(root);
  const changes = new Map([...own, ...made]);
  const site = await composeSite(root, { root, changes }, code, { formService: testFormService }, now);

  const app = new Hono<HostEnv>().all(
    '*',
    serveComposed(code, async () => site),
  );
  return { ...(await serve(createServer(listenerOf(app)))), site };
}
