import { expect, inBothLanguages, test } from './support/test.ts';

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
  const begin = new Date('2026-02-01T10:00:00Z');
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: begin });
    await page.clock.pauseAt(new Date(begin.getTime() + 1000));
  });

  test('advances every 14000 ms and begins again after the last', async ({ page, visit, words }) => {
    await visit('/');
    await page.mouse.move(5, 5);
    const { slides } = words.home.hero;
    const caption = (index: number) => page.getByText(slides[index]?.label ?? '', { exact: true });
    for (const index of [0, 1, 2]) {
      await expect(caption(index).first()).toBeVisible();
      await page.clock.runFor(13_999);
      await expect(page.locator('p', { has: caption(index) })).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.locator('p', { has: caption((index + 1) % 3) })).toBeVisible();
    }
  });

  test('waits while the mouse is over it, and goes on afterwards', async ({ page, visit, words }) => {
    await visit('/');
    const [first, second] = words.home.hero.slides;
    const caption = (text = '') => page.locator('p', { has: page.getByText(text, { exact: true }) });
    await page.mouse.move(700, 500);
    await page.clock.runFor(60_000);
    await expect(caption(first?.label)).toBeVisible();
    // Off the hero: the header lies above it.
    await page.mouse.move(700, 20);
    await page.clock.runFor(14_000);
    await expect(caption(second?.label)).toBeVisible();
  });

  test('does not advance under reduced motion, but can be turned by hand', async ({ page, visit, words }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    await page.mouse.move(5, 5);
    const { hero } = words.home;
    const caption = (text = '') => page.locator('p', { has: page.getByText(text, { exact: true }) });
    await page.clock.runFor(120_000);
    await expect(caption(hero.slides[0]?.label)).toBeVisible();
    await page.getByRole('group', { name: hero.slidesLabel }).getByRole('button').nth(2).click();
    await expect(caption(hero.slides[2]?.label)).toBeVisible();
  });

  test('stops and starts with its pause button', async ({ page, visit, words }) => {
    await visit('/');
    const { hero } = words.home;
    const caption = (text = '') => page.locator('p', { has: page.getByText(text, { exact: true }) });
    await page.getByRole('button', { name: hero.pause }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(60_000);
    await expect(caption(hero.slides[0]?.label)).toBeVisible();
    await page.getByRole('button', { name: hero.play }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(14_000);
    await expect(caption(hero.slides[1]?.label)).toBeVisible();
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
    for (const [index, { title, more }] of Object.values(cards).entries()) {
      const card = page.getByRole('main').getByRole('article').nth(index);
      const text = card.getByText(more[0] ?? '');
      // In the document for search engines, out of sight for everybody else.
      await expect(text).toHaveCount(1);
      await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(false);
      await card.getByRole('button', { name: `${readMore}: ${title}` }).click();
      await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(true);
      const close = card.getByRole('button', { name: `${showLess}: ${title}` });
      await expect(close).toHaveAttribute('aria-expanded', 'true');
      await close.click();
      await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(false);
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
