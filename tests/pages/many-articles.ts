import { type MadeArticle, serveArticles } from '../support/news-site.ts';
import { test as base } from '../support/test.ts';
import { placements } from '../support/texts.ts';

const picture = placements.news.banner;
const inText = placements.home.hero[1] ?? picture;

/** The day of an article, by its place in the list: the newest is the first. */
export const day = (index: number) =>
  new Date(Date.UTC(2026, 0, 20) - index * 86_400_000).toISOString().slice(0, 10);

function made(index: number): MadeArticle {
  const number = index + 1;
  return {
    date: day(index),
    title: `Melding nummer ${number}`,
    // The second one, and every fifth after it, is in Norwegian only.
    ...(index % 5 !== 1 && { english: `Report number ${number}` }),
    ...(index % 3 < 2 && { picture }),
    text: `Vi brøyter **nå**. Det er melding ${number}, og veiene mellom ${number} og ${number * 7} er åpne fra klokken ${number % 24}. Strøbilen følger etter, og fortauene tar vi før skolen begynner.\n\n## Når\n\n![](${inText})\n\n- Tidlig\n- Sent\n\n[Forrige](/aktuelt/nummer-${number + 1})`,
  };
}

const articles = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [
    `nummer-${index + 1}`,
    index < 199 ? made(index) : { ...made(index), text: 'Den første.' },
  ]),
);

/** For tests of a site of two hundred articles, whatever content/ has. */
export const test = base.extend<object, { newsSite: string }>({
  newsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const { url, close } = await serveArticles(articles);
      await use(url.replace('127.0.0.1', 'localhost'));
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ newsSite }, use) => use(newsSite),
});
