import { parse } from 'node-html-parser';
import { linksOf } from '../../builder/content/firm.ts';
import { addressesOf, everyPath } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { articles, company } from '../support/texts.ts';

// docs/product.md, "Language" and "Facts": the links in the documents of the routes and of the 404 page.

test('every phone number in a sentence is a link, and every link leads where it may', async ({ request }) => {
  const outside = new Set<string>();
  for (const path of everyPath.flatMap((one) => Object.values(addressesOf(one)))) {
    const html = await (await request.get(path)).text();
    const document = parse(html);
    for (const link of document.querySelectorAll('main a[href^="tel:"]')) link.remove();
    const unlinked = document.querySelectorAll('main').map((main) => main.textContent);
    for (const number of [company.phone, company.onCall.phone || company.phone]) {
      expect(unlinked.join(' ').replace(/\s/g, ' '), path).not.toContain(number);
    }
    for (const link of parse(html).querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      // The build itself refuses a link of the site that leads nowhere. An e-mail may have a subject and a body.
      if (!/^[/#]/.test(address)) outside.add(address.replace(/^(mailto:[^?]+)\?.*/, '$1'));
      // On an English page only the switch and files lead to what is not English.
      const isEnglish = /^\/en(\/|$)/.test(path);
      if (!isEnglish || !/^\/[^.]*$/.test(address) || link.hasAttribute('hreflang')) continue;
      expect(address, path).toMatch(/^\/en([/#]|$)/);
    }
  }

  const { phoneLink, onCallLink, emailLink, facebook, mapsSearchLink, icePlaningDocument } = company;
  const always = [phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument];
  expect([...outside]).toEqual(expect.arrayContaining(always));
  const inArticles = [...JSON.stringify(articles).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
  const possible = [...always, onCallLink, ...inArticles, ...Object.values(linksOf(company))];
  expect([...outside].filter((href) => !possible.includes(href))).toEqual([]);
});
