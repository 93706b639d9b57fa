import type { Page } from '@playwright/test';
import { expect, inBothLanguages, test, visitInStillTime, withEffects } from './support/test.ts';
import type { Texts } from './support/texts.ts';

// SPEC section 4: header, hero slider, contact form and service sections. Language and consent have their own files.

test.describe('the header', () => {
  test('is transparent up to 32 px and solid above', async ({ page, visit }) => {
    await visit('/');
    const header = page.getByRole('banner');
    const clear = 'rgba(0, 0, 0, 0)';
    for (const [top, transparent] of [
      [32, true],
      [33, false],
      [0, true],
      [400, false],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      if (transparent) await expect(header).toHaveCSS('background-color', clear);
      else await expect(header).not.toHaveCSS('background-color', clear);
    }
  });

  test('is solid at once on a page that opens further down', async ({ page, visit }) => {
    await visit('/about');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(32);
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('the hero slider', () => {
  /** The caption of a slide, which shows while its picture does. */
  const caption = (page: Page, words: Texts, index: number) =>
    page.locator('p').filter({
      has: page.getByText(words.home.hero.slides[index]?.label ?? '', { exact: true }),
    });

  /** Opens the front page with the first slide beginning at this moment. */
  async function begin(page: Page, words: Texts): Promise<void> {
    await visitInStillTime(page, '/');
    const { slidesLabel } = words.home.hero;
    const stakes = page.getByRole('group', { name: slidesLabel }).getByRole('button');
    for (const index of [1, 0]) {
      await stakes.nth(index).focus();
      await page.keyboard.press('Enter');
      await expect(caption(page, words, index)).toBeVisible();
    }
  }

  test('advances every 14000 ms and begins again after the last', async ({ page, words }) => {
    await begin(page, words);
    for (const index of [0, 1, 2]) {
      await page.clock.runFor(13_999);
      await expect(caption(page, words, index)).toBeVisible();
      await withEffects(page, () => page.clock.runFor(1));
      await expect(caption(page, words, (index + 1) % 3)).toBeVisible();
    }
  });

  test('waits while the mouse is over it, and goes on afterwards', async ({ page, words }) => {
    await begin(page, words);
    await withEffects(page, () => page.mouse.move(700, 500));
    await page.clock.runFor(60_000);
    await expect(caption(page, words, 0)).toBeVisible();
    // Off the hero: the header lies above it.
    await withEffects(page, () => page.mouse.move(700, 20));
    await page.clock.runFor(14_000);
    await expect(caption(page, words, 1)).toBeVisible();
  });

  test('does not advance under reduced motion, but can be turned by hand', async ({ page, words }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await begin(page, words);
    await page.clock.runFor(120_000);
    await expect(caption(page, words, 0)).toBeVisible();
    const { slidesLabel } = words.home.hero;
    await page.getByRole('group', { name: slidesLabel }).getByRole('button').nth(2).click();
    await expect(caption(page, words, 2)).toBeVisible();
  });

  test('stops and starts with its pause button', async ({ page, words }) => {
    await begin(page, words);
    const { pause, play } = words.home.hero;
    await page.getByRole('button', { name: pause }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: play })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(caption(page, words, 0)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: pause })).toBeFocused();
    await page.clock.runFor(14_000);
    await expect(caption(page, words, 1)).toBeVisible();
  });
});

inBothLanguages((language) => {
  test('the form is idle, sending, then empty again with a toast', async ({ page, visit, words }) => {
    const answers: (() => void)[] = [];
    await page.route('http://127.0.0.1:*/', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ status: 200, body: 'ok' });
    });
    await visit('/contact');
    const { form } = words.contact;
    const name = page.getByLabel(form.name);
    const email = page.getByLabel(form.email, { exact: true });
    const message = page.getByLabel(form.message, { exact: true });
    const consent = page.getByRole('checkbox', { name: form.consent });
    await name.fill('Kari');
    await email.fill('kari@example.no');
    await message.fill('Hei');
    await consent.check();
    await page.getByRole('button', { name: form.send }).click();
    const sending = { no: 'Sender...', en: 'Sending...' }[language];
    await expect(page.getByRole('button', { name: sending, exact: true })).toBeDisabled();
    await expect.poll(() => answers.length).toBe(1);
    for (const answer of answers) answer();
    await expect(page.getByRole('status').getByText(form.success.title)).toBeVisible();
    await expect(page.getByRole('button', { name: form.send })).toBeEnabled();
    for (const field of [name, email, message]) await expect(field).toHaveValue('');
    await expect(consent).not.toBeChecked();
  });

  test('service sections open and close', async ({ page, visit, words }) => {
    await visit('/services');
    const { cards, readMore, showLess } = words.services;
    for (const [index, { more }] of Object.values(cards).entries()) {
      const card = page.getByRole('main').getByRole('article').nth(index);
      const text = card.getByText(more[0] ?? '');
      const seen = () => text.evaluate((element) => element.checkVisibility());
      // In the document for search engines, out of sight for everybody else.
      await expect(text).toHaveCount(1);
      await expect.poll(seen).toBe(false);
      await card.getByRole('button', { name: readMore }).click();
      await expect.poll(seen).toBe(true);
      const close = card.getByRole('button', { name: showLess });
      await expect(close).toHaveAttribute('aria-expanded', 'true');
      await close.click();
      await expect.poll(seen).toBe(false);
    }
  });
});

test('a search in the page finds and opens a collapsed section', async ({ page, visit, words }) => {
  await visit('/services');
  const text = page.getByText(words.services.cards.arborist.more[0] ?? '');
  await text.evaluate((element) => {
    element.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(true);
  await expect(page.getByRole('button', { expanded: true })).toHaveAccessibleName(
    new RegExp(words.services.cards.arborist.title),
  );
});
