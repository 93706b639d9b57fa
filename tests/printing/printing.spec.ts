import { everyPath } from '../support/routes.ts';
import { expect, inBothLanguages, matrix, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Accessibility and printing": every page on paper.

/** Runs in the page: words that are missing or covered in print, and screen controls that are not. */
function printingErrors(): string[] {
  const errors: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const header = document.querySelector('header');
  // Controls, the form and how to load the map have no use on paper.
  const screenOnly = 'button, form, .visually-hidden, [data-screen-only]';
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
  if (header && getComputedStyle(header).position !== 'static') errors.push('the header is fixed');
  const controls = 'header nav, header button, footer button, section[aria-label]:not(main *)';
  for (const control of document.querySelectorAll(controls)) {
    if (control.checkVisibility()) errors.push(`printed: ${control.outerHTML.slice(0, 80)}`);
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
        for (const { more } of Object.values(texts.services.cards)) {
          for (const text of more) await expect(page.getByText(text)).toBeVisible();
        }
      }
      await page.emulateMedia({ media: 'screen' });
      const document = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = Number(/\/Type \/Pages[\s\S]{0,100}?\/Count (\d+)/.exec(document)?.[1]);
      expect(sheets, path).toBeGreaterThan(0);
      expect(sheets, path).toBeLessThanOrEqual(8);
    }
  });
});
