import type { Page } from '@playwright/test';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/product.md, "Errors": a file of the loaded page is missing, as after a new release. src/browser/reload-once.test.ts
// has its units, and offline.spec.ts checks that nothing reloads without a connection.

/** Returns a function that counts the pages loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const gone = { status: 404, contentType: 'text/html', body: 'Not found' };
const otherEntry = { entry: '/assets/entry.client-changed.js', files: {} };

for (const [files, answer] of [
  ['**/assets/About-*.js', gone],
  ['**/content/*/about.*.json', gone],
  ['**/texts/*.json', { json: otherEntry }],
] as const) {
  const title = `another ${files} since: one reload, and input stays`;
  test(title, matrix, async ({ page, visit, form, clickFooterLink, goTo, expectPage }) => {
    const loads = countLoads(page);
    // The reloaded document finds the file again.
    await page.route(files, (route) => (loads() > 1 ? route.continue() : route.fulfill(answer)));
    await visit('/contact');
    await form.message.fill('Hei');
    const loaded = page.waitForEvent('domcontentloaded');
    await clickFooterLink('about');
    await loaded;
    await expect(page).toHaveURL('/about');
    await expectPage('about');

    await hydrated(page);
    await goTo('contact');
    await expect(form.message).toHaveValue('Hei');
    expect(loads()).toBe(2);
  });
}

test(
  'a file that stays missing: one reload only',
  matrix,
  async ({ page, visit, clickFooterLink, expectPage }) => {
    await page.route('**/assets/About-*.js', (route) => route.fulfill(gone));
    await visit('/services');
    const loads = countLoads(page);
    const logged = page.waitForEvent('console', (message) => /About/.test(message.text()));
    await clickFooterLink('about');
    await expect.poll(loads).toBe(1);
    await logged;
    await expectPage('about');
    expect(loads()).toBe(1);
  },
);
