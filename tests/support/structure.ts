import type { Page } from '@playwright/test';

/** Runs in the page: what is wrong with its headings, ids, landmarks and labels, as a screen reader goes by them. */
export function structuralErrors(): string[] {
  const errors: string[] = [];
  const report = (error: string, elements: Element[]) =>
    errors.push(...elements.map((element) => `${error}: ${element.outerHTML.slice(0, 80)}`));

  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
    one.checkVisibility(),
  );
  const level = (heading: Element | undefined) => Number(heading?.localName[1] ?? 0);
  report(
    'heading skips a level',
    headings.filter((one, at) => level(one) > level(headings[at - 1]) + 1),
  );
  report(
    'empty heading',
    headings.filter((one) => !one.textContent?.trim()),
  );

  const named = [...document.querySelectorAll('#root [id]')];
  report(
    'id used twice',
    named.filter(({ id }, at) => named.findIndex((one) => one.id === id) !== at),
  );

  const known = 'main, header, footer, section[aria-label], :has(> [role=status])';
  const siblings = [...(document.querySelector('main')?.parentElement?.children ?? [])];
  report(
    'outside all landmarks',
    siblings.filter((one) => !one.matches(known)),
  );

  // WCAG 2.5.3: a label contains the words that are visible, for visitors who speak to the browser.
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const labelled = [...document.querySelectorAll(':is(a, button)[aria-label]')];
  report(
    'label without its visible words',
    labelled.filter(
      (one) =>
        one.checkVisibility() && !plain(one.getAttribute('aria-label')).includes(plain(one.textContent)),
    ),
  );
  return errors;
}

/** The controls and landmarks of a page that have no name. */
export async function namelessElements(page: Page): Promise<string[]> {
  // In the snapshot a role without a name is alone on its line, or followed by a colon.
  const role = /^\s*- (link|button|textbox|checkbox|switch|img|region|navigation)(?=$|:| \[)/;
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.filter((line) => role.test(line) && !/^\s*- (link|button): \S/.test(line));
}
