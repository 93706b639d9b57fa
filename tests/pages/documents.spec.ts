import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';
import { listHtmlPages } from '../../builder/html/html-files.ts';
import { variableLinks } from '../../builder/page-data/company-info.ts';
import { siteRoutes } from '../../builder/page-data/site-routes.ts';
import { anchors } from '../../common/anchors.ts';
import { screenPath } from '../../src/routing/paths.ts';
import { addressesOf, routes } from '../support/routes.ts';
import { siteFolder } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { allTexts, articles, company, files, ownWords } from '../support/texts.ts';

// docs/product.md, "Routes", "Facts" and "Language": the documents as the server sends them, to search engines for
// instance.

/** The text of a part of a document as it is read: a soft hyphen is not, and spaces are alike. */
const textOf = (part: HTMLElement | null | string) =>
  (typeof part === 'string' ? part : (part?.structuredText ?? ''))
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');

const { phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument } = company;
const links = [phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument];
const inArticles = [...JSON.stringify(articles).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
const possibleLinks = [...links, ...inArticles, ...Object.values(variableLinks(company))];

for (const language of ['no', 'en'] as const) {
  test(`every route has its document, head, words and links: ${language}`, async ({ request }) => {
    const texts = allTexts(language);
    const outside = new Set<string>();
    for (const { path, screen } of routes) {
      const paths = addressesOf(path);
      const addresses = { no: company.url + paths.no, en: company.url + paths.en };
      const own = paths[language];
      const response = await request.get(own);
      expect(response.status(), own).toBe(200);
      const html = await response.text();
      const document = parse(html);
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name);
      const { title, description } = texts[screen].meta;
      expect(attribute('html', 'lang'), own).toBe(language);
      expect(document.querySelector('title')?.text, own).toBe(title);
      expect(attribute('meta[name=description]', 'content'), own).toBe(description);
      expect(attribute('link[rel=canonical]', 'href'), own).toBe(addresses[language]);
      for (const [tag, href] of Object.entries({ ...addresses, 'x-default': addresses.no })) {
        expect(attribute(`link[hreflang=${tag}]`, 'href'), own).toBe(href);
      }
      for (const [name, content] of Object.entries({
        url: addresses[language],
        locale: { no: 'nb_NO', en: 'en_US' }[language],
        image: expect.stringContaining(`${company.url}/previews/${language}/${screen}.jpg?v=`),
      })) {
        expect(attribute(`meta[property="og:${name}"]`, 'content'), own).toEqual(content);
      }
      const graph: Record<string, unknown>[] = JSON.parse(
        document.querySelector('script[type="application/ld+json"]')?.text ?? '',
      )['@graph'];
      const webPage = graph.find((node) => String(node['@type']).endsWith('Page'));
      expect(webPage, own).toMatchObject({ url: addresses[language], inLanguage: language });

      // A Norwegian document carries the English page for those who choose it.
      const pages = [
        ['#root', language],
        ...(language === 'no' ? [['template#en', 'en'] as const] : []),
      ] as const;
      expect(document.querySelectorAll('template#en'), own).toHaveLength(pages.length - 1);
      for (const [selector, shown] of pages) {
        const part = document.querySelector(selector);
        expect(part?.querySelectorAll('h1'), own).toHaveLength(1);
        // Today is the visitor's, not that of the build.
        expect(part?.querySelectorAll('[aria-current=date]'), own).toHaveLength(0);
        for (const words of ownWords(screen, shown)) expect(textOf(part), own).toContain(textOf(words));
      }
      if (language === 'no') {
        const { meta } = allTexts('en')[screen];
        expect(attribute('template#en', 'data-title'), own).toBe(meta.title);
        expect(attribute('template#en', 'data-description'), own).toBe(meta.description);
      }

      // An e-mail may have a subject and a body.
      for (const link of document.querySelectorAll('a')) {
        const address = link.getAttribute('href') ?? '';
        if (!/^[/#]/.test(address)) outside.add(address.replace(/^(mailto:[^?]+)\?.*/, '$1'));
        // On an English page only the switch and files lead to what is not English.
        else if (language === 'en' && /^\/[^.]*$/.test(address) && !link.hasAttribute('hreflang'))
          expect(address, own).toMatch(/^\/en([/#]|$)/);
      }
      for (const link of document.querySelectorAll('main a[href^="tel:"]')) link.remove();
      const unlinked = document.querySelectorAll('main').map(textOf).join(' ');
      expect(unlinked, own).not.toContain(textOf(company.phone));

      if (path === '/') continue;
      const withSlash = await request.get(`${own}/`);
      expect(withSlash.status(), `${own}/`).toBe(200);
      expect(await withSlash.text(), `${own}/`).toBe(html);
    }
    for (const path of ['/nothing', '/about/nothing', '/404', '/index.php?id=1']) {
      const unknown = await request.get(language === 'en' ? `/en${path}` : path);
      expect(unknown.status(), path).toBe(404);
      expect(await unknown.text(), path).toMatch(
        new RegExp(`Oops! Page not found[^]*${texts['not-found'].link}`),
      );
    }
    expect([...outside]).toEqual(expect.arrayContaining(links));
    expect([...outside].filter((href) => !possibleLinks.includes(href))).toEqual([]);
  });
}

test('every link of the site leads to what is there, and to a part of it', async ({ request }) => {
  const targets = new Set<string>();
  for (const [screen, ids] of Object.entries(anchors) as [keyof typeof anchors, readonly string[]][])
    for (const id of ids) targets.add(`${addressesOf(screenPath(screen)).no}#${id}`);
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => path.basename(name) === 'index.html')) {
    const own = path.posix.join('/', path.dirname(file).replaceAll(path.sep, '/'));
    const document = parse(readFileSync(path.join(siteFolder, file), 'utf8'));
    for (const link of document.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (/^[/#]/.test(address)) targets.add(address.startsWith('#') ? own + address : address);
    }
  }
  expect(targets.size).toBeGreaterThan(50);
  for (const target of targets) {
    const [address = '', id] = target.split('#');
    const response = await (id ? request.get(address) : request.head(address));
    expect(response.status(), target).toBe(200);
    if (id) expect((await response.text()).includes(` id="${id}"`), target).toBe(true);
  }
});

test('the sitemap lists every address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const ofTable = routes.flatMap(({ path }) => Object.values(addressesOf(path)));
  const expected = listHtmlPages(siteRoutes({ files, articles })).map(({ address }) => address);
  expect(expected).toEqual(expect.arrayContaining(ofTable));
  expect(listed.sort()).toEqual(expected.map((one) => company.url + one).sort());
});

/** The rules of html-validate that are not followed. */
const rulesOff = {
  // React writes srcSet and fetchPriority; HTML ignores case.
  'attr-case': 'off',
  // React closes void elements with a slash.
  'void-style': 'off',
  // React's ids start with an underscore, which HTML 5 allows.
  'valid-id': ['error', { relaxed: true }],
  // React writes required="", and the build crossorigin="", which are the same without a value.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The styles keep a phone number on one line, and plain spaces can be copied.
  'tel-non-breaking': 'off',
} satisfies RuleConfig;

test('html-validate finds nothing in any document', matrix, () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules: rulesOff });
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const document = parse(readFileSync(path.join(siteFolder, file), 'utf8'), { comment: true });
    // The checker does not know that a template is no part of the page. English pages have files of their own.
    document.querySelector('template#en')?.set_content('');
    const { results } = checker.validateStringSync(document.toString(), file.replaceAll(path.sep, '-'));
    expect(
      results.flatMap(({ messages }) => messages),
      file,
    ).toEqual([]);
  }
});
