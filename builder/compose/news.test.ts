import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { builtCode } from '../code/built-code.ts';
import { writeArticle } from '../news/article-file.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { composeSite } from './compose-site.ts';

// The code is the project's; the content is made.

const root = path.join(import.meta.dirname, '../..');

interface Written {
  date?: string;
  title?: string;
  english?: string | null;
  picture?: string;
  text?: string;
}

/** An article, in both languages unless a test says otherwise. */
function source({ date = '2026-11-01', title = 'Første snø', english = 'First snow', ...rest }: Written) {
  const { picture = null, text } = rest;
  const en = english === null ? null : { title: english, text: text ?? 'We are plowing.' };
  return writeArticle({ date, picture, no: { title, text: text ?? 'Vi brøyter.' }, en });
}

const words = { no: 'Et bilde', en: 'A picture' };
/** Only an article shows this picture. */
const onlyHere: Edit = [
  'pictures/pictures.json',
  'only-here',
  { file: 'sample.webp', focus: [50, 50], alt: words, caption: words },
];

async function compose(articles: Record<string, Written>) {
  const changes = new Map(
    Object.entries(articles).map(([slug, article]) => [`content/news/${slug}.md`, source(article)]),
  );
  return composeSite(root, { root: await sampleProject(onlyHere), changes }, await builtCode(root));
}

type Composed = Awaited<ReturnType<typeof compose>>;

const read = async ({ texts }: Composed, address: string) => String(await texts.get(address)?.());
const documentAt = async (site: Composed, address: string) =>
  parse(await read(site, `${address}/index.html`));
const newsDocuments = ({ texts }: Composed) =>
  [...texts.keys()].filter((file) => /\/aktuelt\/.*\.html$/.test(file));
const attribute = (document: HTMLElement, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

it('articles have an address each in both languages', async () => {
  const slugs = Array.from({ length: 11 }, (_, index) => `sak-${index + 1}`);
  const site = await compose(Object.fromEntries(slugs.map((slug) => [slug, {}])));
  const pages = ['', '/en'].flatMap((prefix) =>
    ['', ...slugs.map((slug) => `/${slug}`)].map((slug) => `${prefix}/aktuelt${slug}/index.html`),
  );
  expect(newsDocuments(site).sort()).toEqual(pages.sort());
});

it('without articles the page is that of the specification', async () => {
  const site = await compose({});
  expect((await documentAt(site, '/aktuelt')).querySelector('main')?.text).toContain(
    'Det er ingen artikler ennå.',
  );
  expect((await documentAt(site, '/en/aktuelt')).querySelector('main')?.text).toContain(
    'There are no articles yet.',
  );
  expect([...site.texts.keys()]).not.toContain('/aktuelt.xml');
});

it('an article tells search engines and link previews what it is', async () => {
  const site = await compose({ 'forste-sno': { date: '2026-11-02', picture: 'only-here' } });
  const { url, name } = site.site.company;
  const address = `${url}/aktuelt/forste-sno`;
  const document = await documentAt(site, '/aktuelt/forste-sno');
  expect(document.querySelector('title')?.text).toContain('Første snø');
  const found = Object.fromEntries(
    document
      .querySelectorAll('meta[property]')
      .map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]),
  );
  expect(found).toMatchObject({
    'og:type': 'article',
    'og:title': 'Første snø',
    'og:description': 'Vi brøyter.',
    'og:url': address,
    'og:image': `${url}/previews/no/article-forste-sno.jpg`,
    'article:published_time': '2026-11-02',
  });
  expect([...site.images.keys()]).toContain('/previews/no/article-forste-sno.jpg');
  expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(address);
  expect(attribute(document, 'link[hreflang=en]', 'href')).toBe(`${url}/en/aktuelt/forste-sno`);
  expect(attribute(document, 'link[hreflang=x-default]', 'href')).toBe(address);
  const graph: Record<string, unknown>[] = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.text ?? '',
  )['@graph'];
  expect(graph.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Første snø',
    image: `${url}/previews/no/article-forste-sno.jpg`,
    datePublished: '2026-11-02',
    inLanguage: 'no',
    url: address,
    author: { name },
    publisher: { name },
  });
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(trail).toMatchObject([{ item: `${url}/` }, { item: `${url}/aktuelt` }, { item: address }]);
});

it('feed and sitemap lead to the articles', async () => {
  const site = await compose({ 'forste-sno': { date: '2026-11-02' } });
  const { url } = site.site.company;
  const feed = await read(site, '/aktuelt.xml');
  expect(feed).toContain(`<id>${url}/aktuelt/forste-sno</id>`);
  expect(feed).toContain(`<link rel="alternate" href="${url}/aktuelt/forste-sno"/>`);
  const sitemap = parse(await read(site, '/sitemap.xml'));
  const entries = sitemap
    .querySelectorAll('url')
    .map((entry) => [entry.querySelector('loc')?.text, entry.querySelector('lastmod')?.text]);
  expect(entries).toContainEqual([`${url}/aktuelt/forste-sno`, '2026-11-02']);
  expect(entries).toContainEqual([`${url}/en/aktuelt/forste-sno`, '2026-11-02']);
  expect(entries).toContainEqual([`${url}/aktuelt`, undefined]);
});

it('an article in Norwegian only has no English address', async () => {
  const site = await compose({ 'forste-sno': { english: null } });
  expect(newsDocuments(site)).toEqual([
    '/aktuelt/index.html',
    '/en/aktuelt/index.html',
    '/aktuelt/forste-sno/index.html',
  ]);
  const document = await documentAt(site, '/aktuelt/forste-sno');
  expect(document.querySelectorAll('link[hreflang]')).toEqual([]);
  expect(await read(site, '/sitemap.xml')).not.toContain('/en/aktuelt/forste-sno');
});

it('a link from English to an article in Norwegian only leads to the Norwegian address', async () => {
  const site = await compose({
    'forste-sno': { text: 'Se [maskinen](/aktuelt/ny-maskin) og [siden](/aktuelt/om-oss).' },
    'ny-maskin': { english: null },
    'om-oss': {},
  });
  const links = (await documentAt(site, '/en/aktuelt/forste-sno')).querySelectorAll('main p a');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual([
    ['/aktuelt/ny-maskin', 'no'],
    ['/en/aktuelt/om-oss', undefined],
  ]);
});

it('a changed word of an article changes its own documents and no other', async () => {
  const text = (last: string) => `Vi brøyter.\n\nDet kommer mer. ${last}`;
  const articles = (last: string) => ({ a: {}, b: { text: text(last) }, c: {} });
  const [before, after] = [await compose(articles('I dag.')), await compose(articles('I morgen.'))];
  const changed: string[] = [];
  for (const address of after.texts.keys()) {
    if (address.endsWith('.html') && (await read(after, address)) !== (await read(before, address)))
      changed.push(address);
  }
  expect(changed.sort()).toEqual(['/aktuelt/b/index.html', '/en/aktuelt/b/index.html']);
});
