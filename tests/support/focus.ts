import type { Page } from '@playwright/test';

/** What has focus, as somebody sees it who has only a keyboard. */
export interface Stop {
  /** The element in words, for the sentence of a failure. */
  what: string;
  /** What is wrong with it; empty when nothing is. */
  complaints: string[];
  /** True when focus has left the page, or is nowhere on it. */
  left: boolean;
}

/** Presses Tab, waits for the page to come to rest, and looks at what has focus then. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(async (forwards) => {
    // What is laid out only near the window may move the page once more.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) {
      return { what: 'nothing', complaints: [], left: true };
    }
    const state = window as unknown as Record<'firstStop' | 'lastStop', Element | undefined>;
    // Without an address bar to go to, the walk may begin again at once.
    if (state.firstStop === element) return { what: 'the first stop', complaints: [], left: true };
    state.firstStop ??= element;
    const complaints: string[] = [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const what = `${element.localName} ${element.getAttribute('href') ?? ''} "${name.slice(0, 40)}"`;

    // An inline link that breaks over two lines has a box for each.
    const boxes = [...element.getClientRects()];
    const box = boxes.sort((one, other) => other.width - one.width)[0] ?? element.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    const whole = box.top >= -1 && box.left >= -1 && box.bottom <= height + 1 && box.right <= width + 1;
    if (box.height < height / 2 && !whole) complaints.push(`outside the window: ${JSON.stringify(box)}`);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, height);
    const covering = [0.25, 0.5, 0.75].map((part) => {
      const hit = document.elementFromPoint(box.left + box.width * part, top + (bottom - top) * part);
      // A link that fills its card, or a field with an own look, may be drawn by what is around it.
      return !hit || element.contains(hit) || hit.contains(element) ? null : hit;
    });
    // A link of several lines may stand partly under the banner where an enlarged page leaves no room.
    const covered = box.height < 60 ? covering.some(Boolean) : covering.every(Boolean);
    const by = covering.find((one) => one !== null);
    if (covered) complaints.push(`covered by ${by?.outerHTML.slice(0, 80)}`);

    // A link that fills its card shows its focus around the card.
    const looks = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
    const ring = looks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!ring) complaints.push('shows no ring');
    if (!element.matches(':focus-visible')) complaints.push('is not :focus-visible');

    const { lastStop } = state;
    const wrongWay = forwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (lastStop && element.compareDocumentPosition(lastStop) & wrongWay) complaints.push('is out of order');
    state.lastStop = element;
    return { what, complaints, left: false };
  }, key === 'Tab');
}

/** Walks on until focus has left the page; answers the stops on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await tab(page, key); !stop.left; stop = await tab(page, key)) {
    stops.push(stop);
    if (stops.length > 120) throw new Error(`The focus goes in a circle: ${stop.what}`);
  }
  return stops;
}

/** Puts the focus back on the last stop, for a walk the other way. */
export async function turnRound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window as unknown as Record<'firstStop' | 'lastStop', HTMLElement | undefined>;
    state.lastStop?.focus();
    state.firstStop = state.lastStop;
    state.lastStop = undefined;
  });
}
