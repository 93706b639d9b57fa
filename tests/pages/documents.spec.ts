import { type HTMLElement, parse } from 'node-html-parser';
import { addressesOf, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { allTexts, company, ownWords } from '../support/texts.ts';

// docs/product.md, "Routes", "Facts" and "Language": the documents as the server sends them, to search engines for
// instance.

/** The text of a part of a document as it is read: a soft hyphen is not, and spaces are alike. */
const textOf = (part: HTMLElement | null | string) =>
  (typeof part === 'string' ? part : (part?.structuredText ?? ''))
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');

for (const language of ['no', 'en'] as const) {
  test(`every route has its document, head and words: ${language}`, async ({ request }) => {
    const texts = allTexts(language);
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
        image: `${company.url}/previews/${language}/${screen}.jpg`,
      })) {
        expect(attribute(`meta[property="og:${name}"]`, 'content'), own).toBe(content);
      }
      const graph: Record<string, unknown>[] = JSON.parse(
        document.querySelector('script[type="application/ld+json"]')?.text ?? '',
      )['@graph'];
      const webPage = graph.find((node) => String(node['@type']).endsWith('Page'));
      expect(webPage, own).toMatchObject({ url: addresses[language], inLanguage: language });

      expect(document.querySelectorAll('#root h1'), own).toHaveLength(1);
      // Today is the visitor's, not that of the build.
      expect(document.querySelectorAll('[aria-current=date]'), own).toHaveLength(0);
      const shown = textOf(document.querySelector('#root'));
      for (const words of ownWords(screen, language)) expect(shown, own).toContain(textOf(words));
      // A Norwegian document carries the English page for those who choose it.
      const translations = document.querySelectorAll('template#en');
      expect(translations, own).toHaveLength(language === 'no' ? 1 : 0);
      for (const template of translations) {
        expect(template.querySelectorAll('h1'), own).toHaveLength(1);
        const { meta } = allTexts('en')[screen];
        expect(template.getAttribute('data-title'), own).toBe(meta.title);
        expect(template.getAttribute('data-description'), own).toBe(meta.description);
        for (const words of ownWords(screen, 'en')) expect(textOf(template), own).toContain(textOf(words));
      }

      if (path === '/') continue;
      const withSlash = await request.get(`${own}/`);
      expect(withSlash.status(), `${own}/`).toBe(200);
      expect(await withSlash.text(), `${own}/`).toBe(html);
    }
  });
}
