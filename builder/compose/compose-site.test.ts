import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { languageCodes } from '../../common/languages.ts';
import { readHours } from '../../common/opening-hours.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { logoFile } from '../../content-model/logo.ts';
import type { ArticleValue } from '../../content-model/screens/article.ts';
import site from '../../content-model/screens/shared.strings.json' with { type: 'json' };
import type { CompanyOverrides } from '../content/read-content.ts';
import { messageAnswerFile } from '../page-data/site-routes.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';
import { composeSite } from './compose-site.ts';

const root = path.join(import.meta.dirname, '../..');
const encoded = temporaryFolder({}, afterAll);
const code = await ensureSiteBundle(root);

const now = new Date('2026-11-27T12:00:00Z');

const firstSnow: ArticleValue = {
  date: '2026-11-01',
  shown: true,
  picture: null,
  no: { title: 'Første snø', text: 'Vi brøyter.' },
  en: { title: 'First snow', text: 'We are plowing.' },
};

const norwegianOnly = { title: '', text: '' };

const words = { no: 'Et bilde', en: 'A picture' };

const compose = (articles: Record<string, Partial<ArticleValue>>, ...edits: Edit[]) =>
  composeWith({}, articles, ...edits);

async function composeWith(
  overrides: CompanyOverrides,
  articles: Record<string, Partial<ArticleValue>>,
  ...edits: Edit[]
) {
  const picture = { focus: [50, 50], alt: words, caption: words };
  const content = sampleContent(['pictures/only-here.json', '', picture], ...edits);
  for (const [slug, article] of Object.entries(articles))
    content.files.set(articleFile(slug), JSON.stringify({ ...firstSnow, ...article }));
  const composed = await composeSite(encoded, content, code, overrides, now);
  const read = async (address: string) => String(await composed.files.get(address)?.());
  const documentAt = async (address: string) => parse(await read(`${address}/index.html`));
  const pictures = composed.pictures.files.map(({ name }) => `/pictures/${name}`);
  const files = [...composed.files.keys(), ...pictures];
  return { files, company: composed.site.company, read, documentAt };
}

function graphOf(document: HTMLElement): Record<string, unknown>[] {
  const data = document.querySelector('script[type="application/ld+json"]')?.text ?? '';
  return JSON.parse(data)['@graph'];
}

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

it('search engines get the facts of the company, and the opening hours of each day', async () => {
  const { company, documentAt } = await compose({});
  for (const path of ['', '/en', '/contact']) {
    const contractor = graphOf(await documentAt(path)).find((node) => node['@type'] === 'GeneralContractor');
    expect(contractor, path).toMatchObject({
      name: company.name,
      telephone: company.phone,
      email: expect.stringContaining('@'),
      address: {
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.place,
        addressCountry: 'NO',
      },
      areaServed: { '@type': 'Place', name: company.place },
      foundingDate: String(company.founded),
      taxID: company.organisationNumber.replaceAll(' ', ''),
    });
    const listed = contractor?.openingHoursSpecification as { dayOfWeek: string[] }[];
    const found = listed.flatMap(({ dayOfWeek, ...hours }) => dayOfWeek.map((day) => [day, hours] as const));
    for (const [day, typed] of Object.entries(company.openingHours)) {
      const hours = readHours(typed);
      const ofDay = found.filter(([name]) => name.toLowerCase() === day).map(([, times]) => times);
      expect(ofDay, `${path} ${day}`).toEqual(hours ? [expect.objectContaining(hours)] : []);
    }
    expect(found.length, path).toBeGreaterThan(0);
  }
});

it('search engines list every page but the 404 page', async () => {
  const { files, read } = await compose({ 'forste-sno': {} });
  const pages = files.filter((file) => file.endsWith('.html'));
  const hidden = pages.map(async (file) => {
    const robots =
      parse(await read(file))
        .querySelector('meta[name=robots]')
        ?.getAttribute('content') ?? '';
    return robots.split(/[\s,]+/).includes('noindex') ? [file] : [];
  });
  expect((await Promise.all(hidden)).flat().sort()).toEqual(['/404.html', '/en/404.html']);
});

it('the answers to a form without scripts are finished pages in each language, where the program receives it', async () => {
  const formService = { endpoint: '/melding/{language}', answerIsReadable: true };
  const { files, read, company } = await composeWith({ formService }, {});
  for (const language of languageCodes) {
    const { success, failure } = site[language].toast;
    for (const [isSent, { title, text }] of [
      [true, success],
      [false, failure],
    ] as const) {
      const page = parse(await read(messageAnswerFile(language, isSent)));
      expect(page.querySelectorAll('script, template')).toEqual([]);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.querySelectorAll('title, h1').map(({ text }) => text)).toEqual([title, title]);
      expect(page.querySelectorAll('main p').map(({ text }) => text)).toEqual([text]);
      const front = page.querySelector('main a')?.getAttribute('href');
      expect(front).toBe(language === 'no' ? '/' : `/${language}`);
      expect(page.querySelector(`a[href="tel:${company.phone.replaceAll(' ', '')}"]`)).not.toBeNull();
    }
  }
  const isAnswer = (file: string) => path.dirname(file) === path.dirname(messageAnswerFile('no', true));
  expect(files.filter(isAnswer)).toHaveLength(4);
  expect((await compose({})).files.filter(isAnswer)).toEqual([]);
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

it('a service that is off has no page, and no link, card or entry leads to it', async () => {
  const text = 'Vi [feller](/services/trepleie) og [feller](/en/services/trepleie/).';
  const article = { 'forste-sno': { no: { title: 'Trær', text }, en: norwegianOnly } };
  const { files, read, documentAt } = await compose(article, [
    'services.json',
    'shown.services.arborist',
    false,
  ]);
  expect(files.filter((file) => /trepleie|arborist/.test(file))).toEqual([]);
  expect(await read('/sitemap.xml')).not.toContain('trepleie');
  for (const address of ['', '/services', '/en', '/en/services', '/aktuelt/forste-sno']) {
    const document = await documentAt(address);
    expect(document.querySelectorAll('a[href*=trepleie]'), address).toHaveLength(0);
    expect(JSON.stringify(graphOf(document)), address).not.toContain('trepleie');
  }
  expect((await documentAt('/aktuelt/forste-sno')).querySelector('main')?.text).toContain(
    'Vi feller og feller.',
  );
});

it('the preview has the page of a service that is off, which its menus do not', async () => {
  const content = sampleContent(['services.json', 'shown.services.arborist', false]);
  const { files } = await composeSite(encoded, content, code, {}, now, { showsAll: true });
  const page = parse(String(await files.get('/services/trepleie/index.html')?.()));
  expect(page.querySelector('h1')?.text).toMatch(/^Ord/);
  expect(page.querySelectorAll('header nav a[href*=trepleie]')).toHaveLength(0);
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

it('æ, ø and å in addresses are ASCII in links', async () => {
  const email = 'ærlig@bjørnsen.no';
  const content = sampleContent(
    ['company.json', 'url', 'https://www.bjørnsen.no'],
    ['company.json', 'email', email],
  );
  const { files } = await composeSite(encoded, content, code, {}, now);
  for (const address of ['/sitemap.xml', '/robots.txt', '/en/index.html', '/contact/index.html']) {
    const text = String(await files.get(address)?.());
    expect(text, address).toContain('https://www.xn--bjrnsen-r1a.no');
    if (!address.endsWith('.html')) continue;
    expect(text, address).toContain('href="mailto:%C3%A6rlig@xn--bjrnsen-r1a.no"');
    expect(text, address).toContain(`>${email}<`);
    expect(text.replaceAll(`>${email}<`, ''), address).not.toContain('bjørnsen');
  }
});

it('a firm has its own logo in sight, in tabs, on phones and in search, and without one the mark', async () => {
  const name = '0123456789abcdef';
  const png = await sharp({ create: { width: 800, height: 100, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const iconsIn = async (logo: string | null) => {
    const content = sampleContent(['company.json', 'logo', logo], ['company.json', 'logoHasName', true]);
    content.files.set(logoFile(name), png);
    const { files } = await composeSite(root, content, code, {}, now);
    const document = parse(String(await files.get('/index.html')?.()));
    const [header] = document.querySelectorAll('header [data-name]');
    return {
      files,
      shown: document.querySelector('header img')?.getAttribute('src'),
      hidesName: header?.classList.contains('visually-hidden'),
      icons: ['icon', 'apple-touch-icon'].map((rel) =>
        document.querySelector(`link[rel=${rel}]`)?.getAttribute('href'),
      ),
      search: graphOf(document).find((node) => node['@type'] === 'GeneralContractor')?.logo,
    };
  };
  const own = await iconsIn(name);
  const icon = `/brand/icon-${name}.png`;
  expect(own).toMatchObject({ shown: `/brand/logo-${name}.png`, hidesName: true, icons: [icon, icon] });
  expect(own.search).toContain(icon);
  for (const address of [icon, '/favicon.ico']) {
    const drawn = await sharp(Buffer.from((await own.files.get(address)?.()) ?? '')).metadata();
    expect([drawn.format, drawn.width, drawn.height], address).toEqual(['png', 512, 512]);
  }
  for (const logo of [null, 'fedcba9876543210', '../../company']) {
    const mark = await iconsIn(logo);
    expect(mark).toMatchObject({ shown: '/brand/mark.svg', hidesName: false });
    expect(mark.icons).toEqual(['/brand/mark.svg', '/apple-touch-icon.png']);
    expect(mark.files.has('/favicon.ico')).toBe(false);
  }
});
