import { expect, it } from 'vitest';
import type { ArticleValue } from '../../content-model/screens/article.ts';
import { composeSample, graphOf } from '../testing/composed-sample.ts';

const compose = (articles: Record<string, Partial<ArticleValue>>) => composeSample({ articles });

const norwegianOnly = { title: '', text: '' };

it('a site without articles says so', async () => {
  const { read } = await compose({});
  expect(await read('/aktuelt/index.html')).toContain('Det er ingen artikler ennå.');
  expect(await read('/en/aktuelt/index.html')).toContain('There are no articles yet.');
});

it('the page of an article has the metadata of an article', async () => {
  const site = await compose({ 'forste-sno': { picture: 'only-here' } });
  const { url, name } = site.company;
  const address = `${url}/aktuelt/forste-sno`;
  const preview = String(site.files.find((file) => /^\/pictures\/only-here\.\w+-1200\.jpg$/.test(file)));
  const document = await site.documentAt('/aktuelt/forste-sno');
  const attribute = (selector: string, key: string) => document.querySelector(selector)?.getAttribute(key);
  expect(document.querySelector('title')?.text).toContain('Første snø');
  for (const [key, content] of Object.entries({
    'og:type': 'article',
    'og:title': 'Første snø',
    'og:description': 'Vi brøyter.',
    'og:url': address,
    'og:image': url + preview,
    'article:published_time': '2026-11-01',
  })) {
    expect(attribute(`meta[property="${key}"]`, 'content'), key).toEqual(content);
  }
  expect(attribute('link[rel=canonical]', 'href')).toBe(address);
  expect(attribute('link[hreflang=en]', 'href')).toBe(`${url}/en/aktuelt/forste-sno`);
  expect(attribute('link[hreflang=x-default]', 'href')).toBe(address);
  const graph = graphOf(document);
  expect(graph.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Første snø',
    image: url + preview,
    datePublished: '2026-11-01',
    inLanguage: 'no',
    url: address,
    author: { name },
    publisher: { name },
  });
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(trail).toMatchObject([{ item: `${url}/` }, { item: `${url}/aktuelt` }, { item: address }]);
});

it('titles outside the page have no soft hyphens', async () => {
  const no = { title: 'Vinter\u00advedlike\u00adhold nå', text: 'Vi brøyter.' };
  const { documentAt } = await compose({ 'forste-sno': { no } });
  const document = await documentAt('/aktuelt/forste-sno');
  expect(document.querySelector('main h1')?.text).toBe(no.title);
  const head = document.querySelector('head')?.outerHTML ?? '';
  expect(head.match(/Vintervedlikehold nå/g)?.length).toBeGreaterThanOrEqual(4);
  expect(/\u00ad/.test(head)).toBe(false);
});

it('an English article that waits keeps its address, shows the Norwegian one, and is in no list', async () => {
  const { read, documentAt, company } = await compose({
    'forste-sno': { en: { title: '≠ Snow', text: 'Old.' } },
  });
  const document = await documentAt('/en/aktuelt/forste-sno');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe(`${company.url}/aktuelt/forste-sno`);
  expect(document.querySelector('h1')?.getAttribute('lang')).toBe('no');
  expect(document.querySelector('[lang=no] p')?.text).toBe('Vi brøyter.');
  expect(await read('/sitemap.xml')).not.toContain('/en/aktuelt/forste-sno');
  expect(await read('/en/aktuelt/index.html')).not.toContain('forste-sno');
  for (const address of ['/aktuelt/forste-sno', '/en/aktuelt/forste-sno']) {
    expect((await documentAt(address)).querySelectorAll('link[hreflang]'), address).toHaveLength(0);
  }
});

it('the sitemap lists articles in their own languages', async () => {
  const { company, files, read, documentAt } = await compose({
    'forste-sno': { en: norwegianOnly },
    'ny-maskin': {},
  });
  expect(files.filter((file) => /\/aktuelt\/.+\/index.html$/.test(file)).sort()).toEqual([
    '/aktuelt/forste-sno/index.html',
    '/aktuelt/ny-maskin/index.html',
    '/en/aktuelt/ny-maskin/index.html',
  ]);
  const document = await documentAt('/aktuelt/forste-sno');
  expect(document.querySelectorAll('link[hreflang]')).toEqual([]);
  const address = `${company.url}/aktuelt/forste-sno`;
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${address}</loc><lastmod>2026-11-01</lastmod>`);
  expect(sitemap).toContain(`<loc>${company.url}/en/aktuelt/ny-maskin</loc><lastmod>2026-11-01</lastmod>`);
  expect(sitemap).not.toContain('/en/aktuelt/forste-sno');
});

it('English pages link to Norwegian articles without English', async () => {
  const text = 'See [the machine](/aktuelt/ny-maskin) and [us](/aktuelt/om-oss).';
  const { documentAt } = await compose({
    'forste-sno': { en: { title: 'First snow', text } },
    'ny-maskin': { en: norwegianOnly },
    'om-oss': {},
  });
  const links = (await documentAt('/en/aktuelt/forste-sno')).querySelectorAll('main p a');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/aktuelt/ny-maskin', '/en/aktuelt/om-oss']);
});

it('an unpublished article has no page and no links to it', async () => {
  const text = 'Les [om **maskinen**](/aktuelt/ny-maskin) og [om oss](/aktuelt/om-oss) nå.';
  const { files, documentAt, read } = await compose({
    'forste-sno': { no: { title: 'Første snø', text } },
    'ny-maskin': { shown: false },
    'om-oss': { no: { title: 'Om oss', text: '' } },
  });
  expect(files.filter((file) => /ny-maskin|om-oss/.test(file))).toEqual([]);
  for (const file of ['/sitemap.xml', '/aktuelt/index.html'])
    expect(await read(file), file).not.toMatch(/aktuelt\/(ny-maskin|om-oss)/);
  const main = (await documentAt('/aktuelt/forste-sno')).querySelector('main');
  expect(main?.innerHTML).toContain('Les om <strong>maskinen</strong> og om oss nå.');
});

it('articles are newest first, those of one day by name', async () => {
  const { documentAt } = await compose({
    midt: {},
    arbeid: {},
    nyest: { date: '2026-11-02' },
    eldre: { date: '2026-10-31' },
  });
  const order = ['nyest', 'arbeid', 'midt', 'eldre'];
  const addresses = (text: string) => [...new Set(text.match(/(?<=\/aktuelt\/)[a-z-]+(?=")/g))];
  const main = async (address: string) => String((await documentAt(address)).querySelector('main'));
  expect(addresses(await main('/aktuelt'))).toEqual(order);
});
