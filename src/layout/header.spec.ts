import { boxOf, holdRequests, resize } from '../../tests/support/page.ts';
import { services } from '../../tests/support/routes.ts';
import {
  anyContent,
  expect,
  hydrated,
  inBothLanguages,
  matrix,
  phone,
  test,
} from '../../tests/support/test.ts';
import { company } from '../../tests/support/texts.ts';
import { mainNavigation } from './navigation-items.ts';

// docs/product.md, "Header".

const clear = 'rgba(0, 0, 0, 0)';

inBothLanguages((language) => {
  test('the header has its links, language switch and navigation', async ({ visit, texts, header }) => {
    const { navigation, freeVisit, call } = texts.shared;
    await visit('/about');
    await expect(header.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      company.emailLink,
    );
    for (const name of [company.phone, `${freeVisit} ${call.phone}`]) {
      const link = header.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', company.phoneLink);
    }
    const social = header.getByRole('link', { name: texts.shared.header.facebook });
    await expect(social).toHaveAttribute('href', company.facebook);
    await expect(header.getByRole('link', { name: 'Norsk', exact: true })).toHaveText(/^NO/);
    await expect(header.getByRole('link', { name: 'English', exact: true })).toHaveText(/^EN/);
    const chosen = { no: 'Norsk', en: 'English' }[language];
    await expect(header.locator('a[aria-current=true]')).toHaveAccessibleName(chosen);

    const menu = header.getByRole('navigation', { name: texts.shared.header.mainNavigation });
    const links = mainNavigation(texts.shared);
    await expect(menu.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, path } of links)
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    await expect(menu.locator('[aria-current=page]')).toHaveText(navigation.about);
  });
});

test('the dropdown lists the service pages on hover, and closes', async ({ page, visit, texts }) => {
  await visit('/');
  const menu = page.getByRole('navigation', { name: texts.shared.header.mainNavigation });
  const entry = menu.getByRole('link', { name: texts.shared.navigation.services, exact: true });
  const pages = menu.getByRole('list').nth(1).getByRole('link');
  await expect(pages).toHaveCount(0);

  await entry.hover();
  await expect(pages).toHaveText(services.map(({ screen }) => texts.shared.services[screen]));
  for (const [index, { path }] of services.entries())
    await expect(pages.nth(index)).toHaveAttribute('href', path);
  // The way from the entry down to the last page must not leave the list.
  await pages.last().hover();
  await expect(pages.last()).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(pages).toHaveCount(0);

  // Escape closes what the pointer has opened, with the focus elsewhere.
  await entry.hover();
  await expect(pages.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pages).toHaveCount(0);
  await page.mouse.move(700, 800);

  await page.getByRole('button', { name: texts.shared.header.showServices }).click();
  await pages.first().click();
  await expect(page).toHaveURL('/services/vinterdrift');
  await page.mouse.move(700, 800);
  await expect(pages).toHaveCount(0);
});

test('by keyboard, Escape and leaving close the dropdown', matrix, async ({ page, visit, texts }) => {
  await visit('/');
  const toggle = page.getByRole('button', { name: texts.shared.header.showServices });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.shared.services.winter }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step <= services.length; step += 1) await page.keyboard.press('Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the header is transparent up to 32 px, and solid above', async ({ page, visit, header }) => {
  await visit('/about');
  for (const top of [32, 33, 0, 900]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    if (top <= 32) await expect(header).toHaveCSS('background-color', clear);
    else await expect(header).not.toHaveCSS('background-color', clear);
  }
});

test('on top of the front page, the header shows its logo on focus only', async ({
  page,
  visit,
  header,
  texts,
}) => {
  await visit('/');
  const logo = header.getByRole('link', { name: texts.shared.header.home });
  await expect(logo).toHaveCSS('opacity', '0');
  await logo.focus();
  await expect(logo).toHaveCSS('opacity', '1');
  await logo.blur();
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(logo).toHaveCSS('opacity', '1');
});

test('until scripts arrive it looks and moves as afterwards', matrix, async ({ page, header, footer }) => {
  const arrive = await holdRequests(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(header).toHaveCSS('background-color', clear);
  await expect(footer).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).not.toHaveCSS('background-color', clear);
  const before = await boxOf(header);
  expect(before.bottom).toBeGreaterThan(0);
  arrive();
  await hydrated(page);
  await expect(header).not.toHaveCSS('background-color', clear);
  expect(await boxOf(header)).toEqual(before);
});

test('except in a low window the top bar stays', anyContent, async ({ page, visit, texts, header }) => {
  const email = header.getByRole('link', { name: company.email });
  const top = [email, header.getByRole('link', { name: 'English' }), header.locator('a[href^=tel]').first()];
  const navigation = header.getByRole('navigation').getByRole('link');
  const kept = [
    header.getByRole('link', { name: texts.shared.freeVisit }),
    navigation.first(),
    navigation.last(),
  ];
  for (const [width, height] of [
    [1024, 768],
    [1440, 640],
    [1440, 639],
    [2560, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit('/about');
    for (const link of top) await expect(link).toBeInViewport({ ratio: 1 });
    const places = () => Promise.all(kept.map(async (link) => (await boxOf(link)).x));
    const before = await places();
    const high = (await boxOf(header)).bottom;
    const rem = Number.parseFloat(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    );
    // Two rows, whatever the firm is called.
    expect(high, `at ${width} px`).toBeLessThan(8 * rem);

    await page.evaluate(() => window.scrollTo(0, 600));
    const leaves = height < 640;
    const scrolled = leaves ? high - 3 * rem : high;
    await expect.poll(async () => (await boxOf(header)).bottom).toBeCloseTo(scrolled, 0);
    expect(await places()).toEqual(before);
    for (const link of kept) await expect(link).toBeInViewport({ ratio: 1 });
    for (const link of top) {
      if (leaves) await expect(link).not.toBeInViewport();
      else await expect(link).toBeInViewport({ ratio: 1 });
    }

    // The keyboard reaches what is in the top bar, and sees it with its whole ring.
    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(email).toBeInViewport({ ratio: 1 });
    const offset = await email.evaluate((link) => Number.parseFloat(getComputedStyle(link).outlineOffset));
    expect(offset).toBeLessThanOrEqual(-3);
  }
});

test('on a phone logo and number are one tap away', anyContent, async ({ page, visit, texts, header }) => {
  await resize(page, `${phone.viewport.width} ${phone.viewport.height}`);
  await visit('/about');
  await expect(header.getByRole('link', { name: texts.shared.freeVisit })).toBeInViewport();
  await header.getByRole('link', { name: texts.shared.header.home }).click();
  await expect(page).toHaveURL('/');
});
