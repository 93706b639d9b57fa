import type { Locator, Page } from '@playwright/test';
import { boxOf, pictureLoaded, resize } from '../../tests/support/page.ts';
import {
  afterNotices,
  anyContent,
  expect,
  inBothLanguages,
  matrix,
  phone,
  test,
  visitWithStoppedClock,
} from '../../tests/support/test.ts';
import { company, files, leavesRoom, picturesNamed, type Texts } from '../../tests/support/texts.ts';

// docs/product.md, "Home" and "Slideshow".

test.use({ reducedMotion: 'no-preference' });

const hero = (page: Page) => page.getByRole('main').locator('section').first();
const slideButtons = (page: Page, { home }: Texts) =>
  page.getByRole('group', { name: home.hero.slidesLabel }).locator('button[aria-current]');

function caption(page: Page, { home }: Texts, index: number): Locator {
  const label = page.getByText(home.hero.slides[index]?.label ?? '', { exact: true });
  return hero(page).locator('p').filter({ has: label });
}

test('the hero fills the window, with three slides and two links', async ({ page, visit, texts }) => {
  await page.clock.setFixedTime(afterNotices);
  await visit('/');
  const words = texts.home.hero;
  const section = hero(page);
  const box = await boxOf(section);
  expect(box.y).toBe(0);
  expect(box.height).toBeGreaterThanOrEqual(900);
  await expect(section.getByRole('heading', { level: 1, name: words.title })).toBeInViewport();
  await expect(section.getByText(company.name, { exact: true })).toBeVisible();
  await expect(section.getByText(words.description, { exact: true })).toBeVisible();

  const buttons = slideButtons(page, texts);
  await expect(buttons).toHaveCount(3);
  for (const [index, slide] of words.slides.entries()) {
    await buttons.nth(index).click();
    await expect(caption(page, texts, index)).toContainText(slide.caption);
    const current = section.locator('[data-current=true]');
    await expect(current).toHaveCSS('transition-property', 'opacity');
    await expect(current).toHaveCSS('transition-duration', '2.6s');
    await expect(current.getByRole('img')).toHaveAttribute('alt', /\S/);
  }
  for (const [name, path] of [
    [words.contact, '/contact'],
    [words.services, '/services'],
  ] as const) {
    await expect(section.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('with large letters the slideshow still has its buttons', matrix, async ({ page, visit, texts }) => {
  await resize(page, '390 844');
  await visit('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { right } = await boxOf(page.getByRole('button', { name: texts.home.hero.pause }));
  expect(right).toBeLessThanOrEqual(390);
});

test.describe('a first visit', () => {
  test.use({ consent: 'unset' });

  test('the hero ends above the cookie banner', anyContent, async ({ page, visit, texts }) => {
    await page.clock.setFixedTime(afterNotices);
    await visit('/');
    const { title, description, contact, services } = texts.home.hero;
    const section = hero(page);
    const region = page.getByRole('region', { name: texts.shared.consent.label });
    const name = section.getByText(company.name, { exact: true });
    const elements = [
      name,
      name.locator('..').locator('img'),
      section.getByRole('heading', { name: title, exact: true }),
      section.getByText(description, { exact: true }),
      section.getByRole('link', { name: contact }),
      section.getByRole('link', { name: services }),
      slideButtons(page, texts).first(),
      section,
    ];
    // Of the longest words, only logo and heading always fit.
    const hasRoom = leavesRoom(texts) && company.name.length < 40;
    const slide = caption(page, texts, 0);
    for (const size of [
      '320 720',
      '360 640',
      '390 664',
      '390 844',
      '768 1024',
      '1024 768',
      '1366 650',
      '1440 900',
    ]) {
      await resize(page, size);
      const width = Number.parseInt(size, 10);
      // The header of a wide window has the number.
      await expect(section.getByRole('link', { name: company.phone })).toBeVisible({ visible: width < 1024 });
      await expect(slide, size).toBeVisible();
      // A phone has room for the label only.
      await expect(slide.locator('span'), size).toBeVisible({ visible: width >= 768 });
      const banner = await boxOf(region);
      for (const element of elements.slice(0, hasRoom ? elements.length : 3)) {
        const { y, bottom } = await boxOf(element);
        expect(y, size).toBeGreaterThanOrEqual(0);
        expect(bottom, size).toBeLessThanOrEqual(banner.y);
      }
    }
    await page.getByRole('button', { name: texts.shared.consent.decline, exact: true }).click();
    await expect.poll(async () => (await boxOf(section)).bottom).toBeGreaterThanOrEqual(900);
  });

  inBothLanguages(() => {
    test.use(phone);

    test('the header covers no control of the slideshow', async ({ page, visit, texts, header }) => {
      await visit('/');
      test.skip(!leavesRoom(texts), 'The longest words leave no room for the picture.');
      for (const size of ['320 568', '320 640', '320 720', '360 640', '375 667', '390 844']) {
        await resize(page, size);
        const button = slideButtons(page, texts).first();
        const distance = async () => (await boxOf(button)).y - (await boxOf(header)).bottom;
        await expect.poll(distance, size).toBeGreaterThanOrEqual(0);
      }
    });
  });
});

test.describe('the slideshow', () => {
  /** Opens the front page with the time of the first slide starting now. */
  async function start(page: Page, texts: Texts): Promise<void> {
    await visitWithStoppedClock(page, '/');
    for (const index of [1, 0]) {
      await slideButtons(page, texts).nth(index).press('Enter');
      await expect(caption(page, texts, index)).toBeVisible();
    }
  }

  test('advances every 14000 ms, unless a pointer or the button pauses it', async ({ page, texts }) => {
    await start(page, texts);
    for (const index of [0, 1, 2]) {
      await page.clock.runFor(13_999);
      await expect(caption(page, texts, index)).toBeVisible();
      await page.clock.runFor(1);
      await expect(caption(page, texts, (index + 1) % 3)).toBeVisible();
    }

    await page.mouse.move(700, 500);
    await page.clock.runFor(60_000);
    await expect(caption(page, texts, 0)).toBeVisible();
    // The header is above the hero.
    await page.mouse.move(700, 20);
    await page.clock.runFor(14_000);
    await expect(caption(page, texts, 1)).toBeVisible();

    const { pause, play } = texts.home.hero;
    await page.getByRole('button', { name: pause }).press('Enter');
    await expect(page.getByRole('button', { name: play })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(caption(page, texts, 1)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(14_000);
    await expect(caption(page, texts, 2)).toBeVisible();
  });

  test('never advances by itself under reduced motion', async ({ page, texts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page, texts);
    await page.clock.runFor(120_000);
    await expect(caption(page, texts, 0)).toBeVisible();
    await slideButtons(page, texts).nth(2).click();
    await expect(caption(page, texts, 2)).toBeVisible();
  });
});

test('a slide that fails shows the picture of the next one, or is dropped', async ({
  page,
  visit,
  texts,
}) => {
  const { hero: slides } = files.home.pictures;
  const buttons = slideButtons(page, texts);
  const visitWithout = async (missing: readonly string[]) => {
    for (const name of missing) await page.route(picturesNamed(name), (route) => route.abort());
    await visit('/');
  };

  await visitWithout(slides.slice(0, 1));
  await expect(buttons).toHaveCount(slides.length);
  for (const [index, name] of slides.with(0, slides[1] ?? '').entries()) {
    await buttons.nth(index).click();
    await expect(caption(page, texts, index)).toBeVisible();
    const picture = hero(page).locator('[data-current=true] img');
    await expect(picture).toHaveAttribute('src', picturesNamed(name));
    await expect.poll(() => pictureLoaded(picture)).toBe(true);
  }

  await visitWithout(slides.slice(0, 2));
  await expect(buttons).toHaveCount(slides.length - 1);
  await expect(caption(page, texts, 0)).toHaveCount(0);
  await expect(caption(page, texts, 1)).toBeVisible();

  // When it was the last, the plain background stays.
  await page.route('**/pictures/**', (route) => route.abort());
  await visit('/');
  await expect(buttons).toHaveCount(0);
  await expect(hero(page).getByRole('link', { name: texts.home.hero.contact })).toBeVisible();
});
