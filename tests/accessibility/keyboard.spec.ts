import type { Page } from '@playwright/test';
import { everyPath } from '../support/routes.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": a walk through every page with Tab. What has focus is in the window,
// has a focus ring, and is not covered. support/focus.ts says what counts as covered.

/** A stop of the Tab key. */
interface Stop {
  /** The focused element in words, for the message of a failure. */
  name: string;
  /** What is wrong with it; empty when nothing is. */
  problems: string[];
  /** True when focus has left what is walked through. */
  left: boolean;
}

/** Presses the key, waits for two frames, and examines the element that has focus then. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab', within: string): Promise<Stop> {
  await page.keyboard.press(key);
  const options = { forwards: key === 'Tab', within };
  return page.evaluate(async ({ forwards, within }) => {
    // What is laid out only near the window may move the page once more.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const element = document.activeElement;
    const state = window as unknown as Record<'firstStop' | 'lastStop', Element | undefined>;
    // Without an address bar the walk may start again at once.
    const outside = [null, document.body, document.documentElement, state.firstStop];
    if (!element?.closest(within) || outside.includes(element)) {
      return { name: 'nothing', problems: [], left: true };
    }
    state.firstStop ??= element;
    const problems: string[] = [];
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

    // An inline link that breaks over two lines has a box for each.
    const boxes = [...element.getClientRects()].sort((one, other) => other.width - one.width);
    const box = boxes[0] ?? element.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    // Of a field of many lines, browsers show the one that is written in.
    const end = element.localName === 'textarea' ? box.top + 48 : box.bottom;
    const isInside = box.top >= -1 && box.left >= -1 && end <= height + 1 && box.right <= width + 1;
    if (box.height < height / 2 && !isInside) problems.push(`outside the window: ${JSON.stringify(box)}`);

    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, height);
    const covering = [0.25, 0.5, 0.75].map((part) => {
      const hit = document.elementFromPoint(box.left + box.width * part, top + (bottom - top) * part);
      // A link that fills its card, or a field with its own look, may be drawn by what is around it.
      return !hit || element.contains(hit) || hit.contains(element) ? null : hit;
    });
    // A link of several lines may be partly under the banner where an enlarged page leaves no room.
    if (box.height < 60 ? covering.some(Boolean) : covering.every(Boolean)) {
      problems.push(`covered by ${covering.find(Boolean)?.outerHTML.slice(0, 80)}`);
    }

    // A link that fills its card shows its focus around the card.
    const hasRing = [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!hasRing || !element.matches(':focus-visible')) problems.push('has no focus ring');

    const wrongWay = forwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (state.lastStop && element.compareDocumentPosition(state.lastStop) & wrongWay)
      problems.push('is out of order');
    state.lastStop = element;
    const name = `${element.localName} ${element.getAttribute('href') ?? ''} "${label.slice(0, 40)}"`;
    return { name, problems, left: false };
  }, options);
}

/** Presses Tab until focus has left the page, or the part of it, and returns the stops on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', within = 'body'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await tab(page, key, within); !stop.left; stop = await tab(page, key, within)) {
    stops.push(stop);
    if (stops.length > 120) throw new Error(`The focus goes in a circle: ${stop.name}`);
  }
  return stops;
}

/** Puts the focus back on the last stop, for a walk the other way. */
async function turnRound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window as unknown as Record<'firstStop' | 'lastStop', HTMLElement | undefined>;
    state.lastStop?.focus();
    state.firstStop = state.lastStop;
    state.lastStop = undefined;
  });
}

const walks = [
  { width: 1440, height: 900, language: 'no', consent: 'declined' },
  // Above the cookie banner: on a phone, and enlarged fourfold.
  { width: 360, height: 640, language: 'no', consent: 'unset' },
  { width: 320, height: 256, language: 'en', consent: 'unset' },
] as const;

for (const { width, height, language, consent } of walks) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, language, consent });

    test('focus is visible and never covered', matrix, async ({ page, visit, texts }) => {
      for (const path of everyPath) {
        await visit(path);
        // The header, the footer and the banner are the same on every page: elsewhere the skip link leads past them.
        const part = path === '/' ? 'body' : 'main';
        if (part === 'main') for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
        const stops = await walk(page, 'Tab', part);
        const wrong = stops.flatMap(({ name, problems }) => problems.map((one) => `${name}: ${one}`));
        expect(wrong, path).toEqual([]);
        // Every control was a stop, to the last.
        const usable = page
          .locator(part)
          .locator(':is(a[href], button, input, textarea, summary):not(:disabled, [tabindex], dialog *)')
          .filter({ visible: true });
        expect(stops, path).toHaveLength(await usable.count());
        const last = consent === 'unset' ? texts.shared.consent.accept : texts.shared.footer.cookieSettings;
        if (part === 'body') expect(stops.at(-1)?.name).toContain(last);
      }
    });
  });
}

test('the walk back has the same stops', matrix, async ({ page, visit }) => {
  await visit('/contact');
  const forwards = await walk(page);
  await turnRound(page);
  const backwards = await walk(page, 'Shift+Tab');
  expect(backwards.flatMap(({ problems }) => problems)).toEqual([]);
  const names = (stops: typeof forwards) => stops.map(({ name }) => name);
  expect(names(backwards)).toEqual(names(forwards).reverse().slice(1));
});
