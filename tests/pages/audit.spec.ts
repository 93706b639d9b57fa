import { boxOf, overflow, recordShifts, resize, shiftsOf, violations } from '../support/page.ts';
import { everyPath, routes } from '../support/site.ts';
import { anyContent, expect, inBothLanguages, matrix, phone, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Accessibility and printing": every page with axe, in every window, and on paper.

/** Runs in the page: returns controls that are too small for a thumb. */
function smallTargets(): string[] {
  const isLargeEnough = (control: Element) => {
    // The label around a box is part of its target.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width >= 24 && height >= 47.5) return true;
    // A link that fills its card.
    const cover = getComputedStyle(control, '::after');
    if (cover.position === 'absolute' && parseFloat(cover.width) >= 48 && parseFloat(cover.height) >= 48)
      return true;
    // In running text the line decides (WCAG 2.5.8, inline).
    const lengthOf = (element: Element | null) => element?.textContent?.trim().length ?? 0;
    const isRunning =
      lengthOf(control.parentElement) > lengthOf(control) + 20 || control.matches('article :is(p, li) *');
    return isRunning && getComputedStyle(control).display === 'inline';
  };
  return [...document.querySelectorAll('a:not([href="#content"]), button, input, textarea')]
    .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
    .filter((control) => !isLargeEnough(control))
    .map((control) => control.outerHTML.slice(0, 100));
}

/** Runs in the page: returns texts that are cut off or overlap another text. */
function misplacedText(): string[] {
  const problems: string[] = [];
  type Line = { box: DOMRect; element: Element; text: string };
  const lines: Line[] = [];
  // Header and regions cover the page by design.
  const leftOut = 'script, template, thead, .visually-hidden, header, section[aria-label]:not(main *)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (!text?.trim() || !element?.checkVisibility() || element.closest(leftOut)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (isCutOff(range.getBoundingClientRect(), element)) problems.push(`cut off: ${text}`);
    for (const box of range.getClientRects()) lines.push({ box, element, text });
  }
  for (const [index, line] of lines.entries()) {
    const covered = lines.slice(index + 1).filter((later) => isOverlap(line, later));
    problems.push(...covered.map(({ text }) => `overlap: ${line.text} / ${text}`));
  }
  return problems;

  function isOverlap({ box, element }: Line, { box: later, element: around }: Line): boolean {
    if (element.contains(around) || around.contains(element)) return false;
    const width = Math.min(box.right, later.right) - Math.max(box.left, later.left);
    const height = Math.min(box.bottom, later.bottom) - Math.max(box.top, later.top);
    // The boxes of lines are higher than their letters.
    return width > 2 && height > 0.4 * Math.min(box.height, later.height);
  }

  function isCutOff(inner: DOMRect, element: Element): boolean {
    if (inner.left < -1 || inner.right > document.documentElement.clientWidth + 1) return true;
    for (let around = element; around !== document.body; around = around.parentElement ?? document.body) {
      const { overflow, display } = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      const isInside = inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
      if (display !== 'inline' && overflow !== 'visible' && !isInside) return true;
    }
    return false;
  }
}

/** Runs in the page: returns words that are not printed, and controls that are. */
function printingErrors(): string[] {
  const errors: string[] = [];
  const screenOnly = 'nav, button, form, noscript, [data-screen-only]';
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (!element || !text?.trim() || element.closest(`${screenOnly}, .visually-hidden`)) continue;
    const { width, height } = element.getBoundingClientRect();
    const checks = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    if (!element.checkVisibility(checks) || width * height === 0) errors.push(`missing: ${text}`);
  }
  const controls = `${screenOnly}, a[href="#content"], section[aria-label]:not(main *, header + *)`;
  for (const element of document.querySelectorAll(`header, ${controls}`)) {
    // Browsers print a fixed element on every sheet, over its words.
    const isFixed = getComputedStyle(element).position === 'fixed';
    if (element.checkVisibility() && (isFixed || element.matches(controls)))
      errors.push(`printed: ${element.outerHTML.slice(0, 80)}`);
  }
  return errors;
}

/** Runs in the page: returns how much of an element's text is cut off. */
const hiddenPixels = (element: Element) =>
  Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight);

/** WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

test.describe('without the policy, which would block axe and style sheets', () => {
  test.use({ bypassCSP: true, consent: 'unset' });

  inBothLanguages(() => {
    test('every page is accessible, prints, and fits', matrix, async ({ page, visit, heading, header }) => {
      // The month with the longest name.
      await page.clock.setFixedTime('2026-09-30T12:00:00Z');
      const fits = async (size: string) => {
        await resize(page, size);
        expect(await overflow(page), size).toBeLessThanOrEqual(0);
        expect(await page.evaluate(misplacedText), size).toEqual([]);
        expect((await boxOf(heading)).y, size).toBeGreaterThanOrEqual((await boxOf(header)).bottom);
      };
      const check = async (path: string) => {
        await resize(page, '360 800');
        await visit(path);
        expect(await page.evaluate(smallTargets)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        expect(await page.evaluate(printingErrors)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
        // Lays out everything at once, as after scrolling.
        await page.addStyleTag({ content: ':not([hidden]) { content-visibility: visible !important; }' });
        for (const size of ['1024 768', '1440 900']) await fits(size);
        // Enlarged fourfold.
        await fits('320 256');
        await page.addStyleTag({ content: textSpacing });
        await fits('320 256');
      };
      for (const path of everyPath) await test.step(path, () => check(path));
    });

    test('spaced letters cut off nothing of the name', matrix, async ({ page, visit, header, texts }) => {
      const call = header.getByRole('link', { name: texts.shared.freeVisit });
      for (const size of ['360 800', '390 844', '1024 768', '1280 800', '1440 900']) {
        await resize(page, size);
        await visit('/about');
        await page.addStyleTag({ content: textSpacing });
        const name = header.getByText(company.name, { exact: true });
        expect(await name.evaluate(hiddenPixels), size).toBeLessThanOrEqual(1);
        const { right, bottom } = await boxOf(name);
        const { x, y } = await boxOf(call);
        expect(right <= x || bottom <= y, size).toBe(true);
      }
    });
  });
});

/** Runs in the page: scrolls by one screen at a time, and waits for fonts and pictures. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(visible.map((image) => image.decode().catch(() => {})));
    await new Promise(requestAnimationFrame);
  }
}

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset', reducedMotion: 'no-preference' });

  test('no page moves while it loads and is scrolled', anyContent, async ({ page, visit }) => {
    await page.addInitScript(recordShifts);
    for (const { path } of routes) {
      await visit(path);
      await page.evaluate(scrollThrough);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
});
