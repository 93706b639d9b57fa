import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, phone, test } from './support/test.ts';

// Small windows, enlarged pages, wide-set text and thick thumbs.

const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

/** WCAG 1.4.12, as a visitor's own style sheet would have it. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

// Only so that a visitor's own style sheet may be put into the page.
test.use({ bypassCSP: true });

/** Runs in the page: words that are cut off, that run out of the window, or that lie on one another. */
function misplacedText(): string[] {
  const wrong: string[] = [];
  const boxes: { box: DOMRect; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !text || element.closest('.visually-hidden, script, style, template, [class*=skip]'))
      continue;
    // Said to screen readers alone.
    const clipped = (one: Element | null) => one !== null && getComputedStyle(one).clipPath === 'inset(50%)';
    if (clipped(element.closest('thead'))) continue;
    // Fixed parts lie above the page by design.
    if (!element.checkVisibility() || element.closest('header, section[aria-label]:not(main *)')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        wrong.push(`beside the window: ${text}`);
      boxes.push({ box, element, text });
    }
    for (
      let holder: Element | null = element;
      holder && holder !== document.body;
      holder = holder.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(holder);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const inner = range.getBoundingClientRect();
      const outer = holder.getBoundingClientRect();
      if (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) wrong.push(`cut off: ${text}`);
    }
  }
  boxes.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Boxes of lines are taller than their letters.
      if (width > 2 && height > 0.4 * Math.min(one.box.height, other.box.height)) {
        wrong.push(`on one another: ${one.text} / ${other.text}`);
      }
    }
  }
  return wrong;
}

/** Runs in the page: how far it can be pushed aside. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

inBothLanguages(() => {
  for (const { name, ...screen } of [
    {
      name: 'in a window of 320 px, and enlarged fourfold',
      viewport: { width: 320, height: 256 },
      isMobile: true,
    },
    { name: 'on a tablet held sideways', viewport: { width: 1024, height: 768 } },
    { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  ]) {
    test.describe(name, () => {
      test.use(screen);
      test('nothing is cut off, also with wide-set text', async ({ page, visit }) => {
        for (const path of paths) {
          await visit(path);
          // Everything laid out at once, as somebody who has scrolled through has it.
          await page.addStyleTag({ content: ':not([hidden]) { content-visibility: visible !important; }' });
          expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0);
          expect(await page.evaluate(misplacedText), path).toEqual([]);
          await page.addStyleTag({ content: textSpacing });
          expect(await page.evaluate(sideways), `${path}, wide-set`).toBeLessThanOrEqual(0);
          expect(await page.evaluate(misplacedText), `${path}, wide-set`).toEqual([]);
        }
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({ ...phone, consent: 'unset' });

    test('everything to be tapped is at least 48 px high or wide', async ({ page, visit, words }) => {
      const small = () =>
        page
          .locator(':is(a, button, input, textarea, [role=switch]):not(.visually-hidden, .visually-hidden *)')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.matches('a[href="#content"]'))
              .filter((one) => {
                // The label around a box is part of its target.
                const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
                if (width >= 47.5 && height >= 47.5) return false;
                // Short words, as "Hjem" in the trail, are as wide as they are, and a full row high.
                if (width >= 24 && height >= 47.5) return false;
                // A link that fills its card.
                const { position, width: wide, height: high } = getComputedStyle(one, '::after');
                if (position === 'absolute' && parseFloat(wide) >= 48 && parseFloat(high) >= 48) return false;
                // In running text the line decides (WCAG 2.5.8, inline).
                const line = one.parentElement?.textContent?.trim() ?? '';
                const inText =
                  getComputedStyle(one).display === 'inline' &&
                  line.length > (one.textContent ?? '').length + 20;
                return !inText;
              })
              .map((one) => {
                const { width, height } = one.getBoundingClientRect();
                return `${one.outerHTML.slice(0, 100)} ${Math.round(width)} x ${Math.round(height)}`;
              }),
          );
      for (const path of paths) {
        await visit(path);
        expect(await small(), path).toEqual([]);
      }
      await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await small()).toEqual([]);
    });
  });
});
