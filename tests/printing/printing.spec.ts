import { plainText } from '../../src/content/linked-text.ts';
import { everyPath, services } from '../support/routes.ts';
import { expect, inBothLanguages, matrix, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Accessibility and printing": every page on paper.

/** Runs in the page: words that are missing, covered or pale in print, and screen controls that are not. */
function printingErrors(): string[] {
  const errors: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const header = document.querySelector('header');
  // Controls, links to other pages, the form, how to load the map and the gallery's other pages have no use on paper.
  const screenOnly = 'nav, button, form, noscript, .visually-hidden, [data-screen-only]';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (!element || !text?.trim() || element.closest(screenOnly)) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { width, height, top } = range.getBoundingClientRect();
    const checks = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    if (!element.checkVisibility(checks) || width * height === 0) errors.push(`missing: ${text}`);
    else if (top < (header?.getBoundingClientRect().bottom ?? 0)) errors.push(`covered: ${text}`);
  }
  // Browsers print no dark grounds, so pale words would be lost.
  for (const element of document.querySelectorAll('body :is(a, p, h1, h2, h3, li, dt, dd, span)')) {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    if (element.checkVisibility() && red + green + blue > 384) errors.push(`pale: ${element.textContent}`);
  }
  if (header && getComputedStyle(header, '::before').content !== 'none') errors.push('printed: the shade');
  // What is fixed on the screen would be on every sheet, over its words.
  const controls =
    'nav, button, form, a[href="#content"], section[aria-label]:not(main *, header + *), [data-screen-only]';
  for (const element of document.querySelectorAll(`header, ${controls}`)) {
    const isFixed = getComputedStyle(element).position === 'fixed';
    if (element.checkVisibility() && (isFixed || element.matches(controls)))
      errors.push(`printed: ${element.outerHTML.slice(0, 80)}`);
  }
  return errors;
}

test.use({ consent: 'unset' });

inBothLanguages(() => {
  test('every page prints whole, on a few sheets', matrix, async ({ page, visit, texts }) => {
    for (const path of everyPath) {
      await visit(path);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(printingErrors), path).toEqual([]);
      const footer = page.getByRole('contentinfo');
      for (const fact of [company.phone, company.email, company.address, company.organisationNumber]) {
        await expect(footer.getByText(fact), path).toBeVisible();
      }
      if (path === '/services') {
        for (const { screen } of services) {
          for (const text of texts[screen].card.more)
            await expect(page.getByText(plainText(text))).toBeVisible();
        }
      }
      const document = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = Number(/\/Type \/Pages[\s\S]{0,100}?\/Count (\d+)/.exec(document)?.[1]);
      expect(sheets, path).toBeGreaterThan(0);
      const { length } = (await page.getByRole('main').textContent()) ?? '';
      expect(sheets, path).toBeLessThanOrEqual(3 + Math.ceil(length / 1500));
    }
  });
});
