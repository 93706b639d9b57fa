import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf } from '../../src/routing/routes.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { SiteContent } from '../content/read-content.ts';
import type { Language } from '../content/read-texts.ts';
import type { RenderedRoute } from '../document/render-routes.ts';
import type { ArticleFile } from '../news/read-article.ts';
import type { Catalogue } from '../pictures/catalogue.ts';
import { allPlaces } from '../pictures/place-pictures.ts';
import { feed, feedFile } from './feed.ts';
import { drawIcons } from './icons.ts';
import { drawPreview, previewFile } from './preview-picture.ts';
import { sitemap } from './sitemap.ts';
import {
  assistantsText,
  contactCard,
  type LanguageFacts,
  manifest,
  robots,
  securityText,
} from './text-files.ts';

interface DiscoveryParts {
  root: string;
  output: string;
  config: SiteConfig;
  rendered: readonly RenderedRoute[];
  content: SiteContent;
  catalogue: Catalogue;
  placements: Record<string, unknown>;
  news: readonly ArticleFile[];
}

/** Raise it when the drawing of the previews changes. */
const previewVersion = '2';
const previewCache = 'node_modules/.cache/previews';

/** Writes everything by which the site is found and shared: previews, icons, sitemap, cards and texts. */
export async function writeDiscovery(parts: DiscoveryParts): Promise<void> {
  const { root, output, config, content } = parts;
  const write = async (file: string, body: string | Buffer) => {
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), body);
  };
  const listed = parts.rendered.filter(({ route }) => route.screen !== 'not-found');

  for (const { route, no, en } of listed) {
    const [first] = allPlaces(parts.placements[route.screen]);
    const picture = parts.catalogue.get(first?.name ?? '');
    if (!picture) throw new Error(`${route.screen} has no picture for its preview`);
    for (const [language, page] of [
      ['no', no],
      ['en', en],
    ] as const) {
      const heading = page.heading.replaceAll('\u00ad', '');
      const key = [previewVersion, picture.file, heading, config.name].join('|');
      const preview = await cached(root, key, () => drawPreview(picture.original, heading, config.name));
      await write(previewFile(route.screen, language), preview);
    }
  }
  for (const [file, icon] of await drawIcons(root)) await write(`icons/${file}`, icon);

  const pages = listed.map(({ route, no, en }) => ({
    no: no.canonical,
    en: en.canonical,
    pictures: [config.url + previewFile(route.screen, 'no')],
  }));
  const newsPage = config.url + pathOf('news');
  await write('sitemap.xml', sitemap([...pages, ...articlePages(parts.news, newsPage)]));
  if (parts.news.length > 0) await write(feedFile, feed(config, parts.news, newsPage));
  await write('robots.txt', robots(config));
  await write('manifest.webmanifest', manifest(config));
  await write('.well-known/security.txt', securityText(config, new Date()));
  await write('kontakt.vcf', contactCard(config));
  await write('llms.txt', assistantsText(config, await facts(content, 'no'), await facts(content, 'en')));
}

/** Each article has its own anchor, and so an entry of its own. */
function articlePages(news: readonly ArticleFile[], page: string) {
  return news.map(({ slug, date }) => ({
    no: `${page}#${slug}`,
    en: `${page}?lang=en#${slug}`,
    pictures: [],
    changed: date,
  }));
}

async function facts(content: SiteContent, language: Language): Promise<LanguageFacts> {
  const [shared, home, contact] = await Promise.all([
    content.load('shared', language),
    content.load('home', language),
    content.load('contact', language),
  ]);
  return { shared: shared.texts, home: home.texts, contact: contact.texts };
}

async function cached(root: string, key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const file = path.join(root, previewCache, `${hash}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await draw();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, drawn);
  return drawn;
}
