import { everyPath } from '../support/routes.ts';
import { expect, matrix, phone, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": targets of 48 px.

/** Runs in the page: controls that are too small for a thumb, with their sizes. */
function smallTargets(): string[] {
  const isLargeEnough = (control: Element) => {
    // The label around a box is part of its target. Short words, as in the trail, are as wide as they are.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width >= 24 && height >= 47.5) return true;
    // A link that fills its card.
    const cover = getComputedStyle(control, '::after');
    if (cover.position === 'absolute' && parseFloat(cover.width) >= 48 && parseFloat(cover.height) >= 48)
      return true;
    // In running text the line decides (WCAG 2.5.8, inline).
    const [all = 0, own = 0] = [control.parentElement, control].map((one) => one?.textContent?.trim().length);
    const isRunning = all > own + 20 || control.matches('article :is(p, li) *');
    return isRunning && getComputedStyle(control).display === 'inline';
  };
  const controls = 'a:not([href="#content"]), button, input, textarea';
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
    .filter((control) => !isLargeEnough(control))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${control.outerHTML.slice(0, 100)} ${Math.round(width)} x ${Math.round(height)}`;
    });
}

test.use({ ...phone, consent: 'unset' });

test('everything to be tapped is at least 48 px high', matrix, async ({ page, visit, texts }) => {
  for (const path of everyPath) {
    await visit(path);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
  await page.getByRole('button', { name: texts.shared.header.openMenu }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(smallTargets)).toEqual([]);
});
