import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';
import { listHtmlPages, siteRoutes } from '../../builder/page-data/site-routes.ts';
import { privacySections } from '../../common/privacy-sections.ts';
import { screenPath } from '../../content-model/paths.ts';
import type { ScreenName } from '../../content-model/routes.ts';
import { addressesOf, dataFolder, routes, siteFolder } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { allTexts, articles, company, files, type Language, ownWords, screens } from '../support/texts.ts';

// docs/product.md, "Routes", "Facts" and "Language": the HTML as the server sends it.

/** Returns a text without soft hyphens and with plain spaces. */
const textOf = (part: HTMLElement | null | string) =>
  (typeof part === 'string' ? part : (part?.structuredText ?? ''))
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');

const { phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument } = company;
const links = [phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument].filter(Boolean);

type TestedRoute = (typeof routes)[number];

function expectHead(document: HTMLElement, { path, screen }: TestedRoute, language: Language): void {
  const paths = addressesOf(path);
  const own = paths[language];
  const urls = { no: company.url + paths.no, en: company.url + paths.en };
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const { title, description } = allTexts(language)[screen].meta;
  expect(attribute('html', 'lang'), own).toBe(language);
  expect(document.querySelector('title')?.text, own).toBe(title);
  expect(attribute('meta[name=description]', 'content'), own).toBe(description);
  expect(attribute('link[rel=canonical]', 'href'), own).toBe(urls[language]);
  for (const [tag, href] of Object.entries({ ...urls, 'x-default': urls.no }))
    expect(attribute(`link[hreflang=${tag}]`, 'href'), own).toBe(href);
  for (const [name, content] of Object.entries({
    url: urls[language],
    locale: { no: 'nb_NO', en: 'en_GB' }[language],
    image: expect.stringMatching(new RegExp(`^${company.url}/pictures/[a-z0-9-]+\\.[0-9a-f]{8}-1200\\.jpg$`)),
  }))
    expect(attribute(`meta[property="og:${name}"]`, 'content'), own).toEqual(content);
  const json = document.querySelector('script[type="application/ld+json"]')?.text ?? '';
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
  const webPage = graph.find((node) => String(node['@type']).endsWith('Page'));
  expect(webPage, own).toMatchObject({ url: urls[language], inLanguage: language });
}

function expectWords(element: HTMLElement | null, screen: ScreenName, language: Language, own: string): void {
  expect(element?.querySelectorAll('h1'), own).toHaveLength(1);
  // Today is the visitor's, not that of the build.
  expect(element?.querySelectorAll('[aria-current=date]'), own).toHaveLength(0);
  for (const words of ownWords(screen, language)) expect(textOf(element), own).toContain(textOf(words));
}

test('a proxy that hides e-mail addresses finds none', async ({ request }) => {
  for (const address of Object.values(addressesOf('/contact'))) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(emailLink);
    expect(html.replace(/<!--email_off-->.*<!--\/email_off-->/s, '')).not.toContain(emailLink);
  }
});

for (const language of ['no', 'en'] as const) {
  test(`every page has its head and words: ${language}`, async ({ request }) => {
    for (const route of routes) {
      const own = addressesOf(route.path)[language];
      const response = await request.get(own);
      expect(response.status(), own).toBe(200);
      const html = await response.text();
      const document = parse(html);
      expectHead(document, route, language);
      expectWords(document.querySelector('#root'), route.screen, language, own);
      // A Norwegian document has the English page in a template.
      const templates = document.querySelectorAll('template#en');
      expect(templates, own).toHaveLength(language === 'no' ? 1 : 0);
      for (const template of templates) {
        expectWords(template, route.screen, 'en', own);
        const { title, description } = allTexts('en')[route.screen].meta;
        expect(template.getAttribute('data-title'), own).toBe(title);
        expect(template.getAttribute('data-description'), own).toBe(description);
      }
      // The phone number is a link wherever it is written.
      for (const link of document.querySelectorAll('main a[href^="tel:"]')) link.remove();
      expect(textOf(document.querySelector('main')), own).not.toContain(textOf(company.phone));
      if (route.path === '/') continue;
      const withSlash = await request.get(`${own}/`);
      expect(await withSlash.text(), `${own}/`).toBe(html);
    }
  });
}

const pages = listHtmlPages(siteRoutes({ screens, files, articles }));

test('every link leads to a page or an element', async ({ request }) => {
  const all = pages.flatMap(({ file, address, language }) =>
    parse(readFileSync(path.join(siteFolder, file), 'utf8'))
      .querySelectorAll('a')
      .map((link) => {
        const href = link.getAttribute('href') ?? '';
        return { href: href.startsWith('#') ? address + href : href, language, link };
      }),
  );
  // An e-mail link may have a subject and a body.
  const outside = all
    .filter(({ href }) => !href.startsWith('/'))
    .map(({ href }) => href.replace(/^(mailto:[^?]+)\?.*/, '$1'));
  expect(outside).toEqual(expect.arrayContaining(links));
  // Only the language switch and Norwegian articles lead to Norwegian pages.
  const english = all.filter(({ language, link }) => language === 'en' && !link.hasAttribute('hreflang'));
  const toPages = english.filter(({ href }) => /^\/[^.]*$/.test(href));
  expect(toPages.filter(({ href }) => !/^\/en([/#]|$)/.test(href))).toEqual([]);

  const targets = new Set(all.map(({ href }) => href).filter((href) => href.startsWith('/')));
  for (const id of privacySections) targets.add(`${addressesOf(screenPath('privacy')).no}#${id}`);
  for (const target of targets) {
    const [address = '', id] = target.split('#');
    const response = await request.get(address);
    expect(response.status(), target).toBe(200);
    if (id) expect((await response.text()).includes(` id="${id}"`), target).toBe(true);
  }
});

test('the sitemap lists every address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const ofTable = routes.flatMap(({ path }) => Object.values(addressesOf(path)));
  const expected = pages.map(({ address }) => address);
  expect(expected).toEqual(expect.arrayContaining(ofTable));
  expect(listed.sort()).toEqual(expected.map((address) => company.url + address).sort());
});

/** The rules of html-validate that are not followed. */
const rulesOff = {
  // React writes srcSet and fetchPriority; HTML ignores case.
  'attr-case': 'off',
  // React closes void elements with a slash.
  'void-style': 'off',
  // React's ids start with an underscore, which HTML 5 allows.
  'valid-id': ['error', { relaxed: true }],
  // React writes required="", and the build crossorigin="".
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Plain spaces can be copied.
  'tel-non-breaking': 'off',
} satisfies RuleConfig;

test('html-validate finds nothing in any document', matrix, () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules: rulesOff });
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const document = parse(readFileSync(path.join(dataFolder, file), 'utf8'), { comment: true });
    // English pages have files of their own.
    document.querySelector('template#en')?.set_content('');
    const { results } = checker.validateStringSync(document.toString(), file.replaceAll(path.sep, '-'));
    expect(
      results.flatMap(({ messages }) => messages),
      file,
    ).toEqual([]);
  }
});

test('the icons that browsers and phones ask for by themselves are there', async ({ request }) => {
  const icons = { '/favicon.ico': 'image/x-icon', '/apple-touch-icon.png': 'image/png' };
  for (const [address, type] of Object.entries(icons)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe(type);
  }
});
