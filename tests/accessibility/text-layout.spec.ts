import { boxOf, overflow, resize } from '../support/page.ts';
import { addressesOf, everyPath } from '../support/routes.ts';
import { expect, firms, inBothLanguages, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": small windows, enlarged pages and wide text spacing.

/**
 * Runs in the page, so it uses nothing from outside. Returns each text that is cut off, runs out of the window, or
 * overlaps another text. Text for screen readers is left out, and so is what covers the page by design.
 */
function misplacedText(): string[] {
  const problems: string[] = [];
  const lines: { box: DOMRect; element: Element; text: string }[] = [];
  const leftOut = 'script, style, template, .visually-hidden, header, section[aria-label]:not(main *)';

  const isVisible = (element: Element) =>
    element.checkVisibility() &&
    !element.closest(leftOut) &&
    getComputedStyle(element.closest('thead') ?? element).clipPath !== 'inset(50%)';

  const isCutOff = (inner: DOMRect, element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflow, display } = getComputedStyle(at);
      if (display === 'inline' || overflow === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) return true;
    }
    return false;
  };

  const overlap = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // The boxes of lines are higher than their letters.
    return width > 2 && height > 0.4 * Math.min(one.height, other.height);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!element || !text || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
        problems.push(`outside the window: ${text}`);
      }
      lines.push({ box, element, text });
    }
    if (isCutOff(range.getBoundingClientRect(), element)) problems.push(`cut off: ${text}`);
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (overlap(one.box, other.box)) problems.push(`overlap: ${one.text} / ${other.text}`);
    }
  }
  return problems;
}

/** WCAG 1.4.12, as a visitor's own style sheet would set it. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

// The policy would not let a visitor's style sheet into the page.
test.use({ bypassCSP: true });

// Enlarged fourfold, a tablet held sideways, a wide screen.
const sizes = ['320 256', '1024 768', '1440 900'];

inBothLanguages(() => {
  test('no text is cut off or overlapped', matrix, async ({ page, visit, heading }) => {
    // The month with the longest name, beside the stake.
    await page.clock.setFixedTime('2026-09-30T12:00:00Z');
    for (const path of everyPath) {
      await visit(path);
      // Everything laid out at once, as after scrolling through.
      await page.addStyleTag({ content: ':not([hidden]) { content-visibility: visible !important; }' });
      for (const spacing of ['', textSpacing]) {
        if (spacing) await page.addStyleTag({ content: spacing });
        for (const size of sizes) {
          await resize(page, size);
          const at = `${path} at ${size} ${spacing}`;
          expect(await overflow(page), at).toBeLessThanOrEqual(0);
          expect(await page.evaluate(misplacedText), at).toEqual([]);
          const header = await boxOf(page.getByRole('banner'));
          expect((await boxOf(heading)).y, at).toBeGreaterThanOrEqual(header.bottom);
        }
      }
    }
  });
});

/** The short words of the page's sentences that are parted by a hyphen, a slash or a dash and stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const details of document.querySelectorAll('details')) details.open = true;
  const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\b\w{1,4}[-/–]\w{1,5}\b/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

inBothLanguages(() => {
  test('short words with a hyphen or a slash stay on one line', async ({ page, visit }) => {
    for (const path of everyPath) {
      await visit(path);
      await page.addStyleTag({ content: ':not([hidden]) { content-visibility: visible !important; }' });
      for (const width of [320, 360, 390, 412, 768, 1024, 1440]) {
        await resize(page, `${width} 900`);
        expect(await page.evaluate(brokenWords), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false, consent: 'unset' });

  // Whatever the firm is called, and however long its addresses are.
  test('no page is wider than the window, in any language', firms, async ({ page }) => {
    for (const address of everyPath.flatMap((path) => Object.values(addressesOf(path)))) {
      await page.goto(address);
      // Everything laid out at once: without scripts Playwright cannot add a style sheet.
      await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = ':not([hidden]) { content-visibility: visible !important; }';
        document.head.append(style);
      });
      expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a phone zoomed to 200 %', () => {
  test.use({ viewport: { width: 180, height: 400 }, hasTouch: true, consent: 'unset' });

  test('the cookie banner and the menu can be reached', firms, async ({ page, visit, texts, heading }) => {
    const { consent, header, navigation } = texts.shared;
    await visit('/');
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    await page.getByRole('button', { name: header.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    await expect(menu.getByRole('button', { name: header.closeMenu })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: navigation.about }).tap();
    await expect(heading).toHaveText(texts.about.banner.title);
  });
});
