import type { Locator, Page } from '@playwright/test';
import { forEachLanguage } from '../../common/languages.ts';
import { companyFile } from '../../content-model/company.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { maximalCompany } from '../../content-model/testing/example-company.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { boxOf, resize } from '../../tests/support/page.ts';
import { routes, services } from '../../tests/support/site.ts';
import { anyContent, expect, inBothLanguages, matrix, phone, test } from '../../tests/support/test.ts';
import { company, facebookLink, files, openingHours } from '../../tests/support/texts.ts';
import { footerNavigation, mainNavigation } from './navigation-items.ts';

// docs/product.md, "Header", "Footer" and "Banner".

const clear = 'rgba(0, 0, 0, 0)';

inBothLanguages((language) => {
  test('the header has its links, language switch and navigation', async ({ visit, texts, header }) => {
    const { navigation, freeVisit, call } = texts.shared;
    await visit('/about');
    for (const [name, href] of [
      [company.email, company.emailLink],
      [company.phone, company.phoneLink],
      [`${freeVisit} ${call.phone}`, company.phoneLink],
      ...facebookLink(texts.shared.header.facebook),
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(header.getByRole('link', { name: 'Norsk', exact: true })).toHaveText(/^NO/);
    await expect(header.getByRole('link', { name: 'English', exact: true })).toHaveText(/^EN/);
    const chosen = { no: 'Norsk', en: 'English' }[language];
    await expect(header.locator('a[aria-current=true]')).toHaveAccessibleName(chosen);

    const menu = header.getByRole('navigation', { name: texts.shared.header.mainNavigation });
    const links = mainNavigation(
      texts.shared,
      services.map(({ screen }) => screen),
    );
    await expect(menu.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, path } of links)
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    await expect(menu.locator('[aria-current=page]')).toHaveText(navigation.about);
  });
});

test(
  'a company without Facebook is linked to it nowhere',
  matrix,
  async ({ page, visit, texts, header, main, footer }) => {
    const firm = { ...maximalCompany(), area: company.area, facebook: '' };
    await showSite(page, await composeTestSite({ [companyFile]: JSON.stringify(firm) }));
    for (const size of ['1440 900', '390 844']) {
      await resize(page, size);
      await visit('/contact');
      await expect(page.locator('a', { hasText: /Facebook/ })).toHaveCount(0);
      for (const part of [header, main, footer])
        await expect(part.locator(':is(a, li, dt, dd, div):empty')).toHaveCount(0);
    }
    await expect(main.getByRole('term').filter({ hasText: texts.shared.header.facebook })).toHaveCount(0);
    await page.getByRole('button', { name: texts.shared.header.openMenu }).click();
    const menu = page.getByRole('dialog', { name: texts.shared.header.menuTitle });
    await expect(menu.getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Record<string, unknown>[] = JSON.parse(json ?? '')['@graph'];
    const contractor = graph.find((node) => node.name === firm.name && node.telephone === firm.phone);
    expect(contractor).toHaveProperty('url', `${firm.url}/`);
    expect(contractor).not.toHaveProperty('sameAs');
  },
);

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

  // Escape closes the dropdown under the pointer, with the focus elsewhere.
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

test('the top bar stays, except in a low window', anyContent, async ({ page, visit, texts, header }) => {
  const email = header.getByRole('link', { name: company.email });
  const topBar = [email, header.getByRole('link', { name: 'English' })];
  const navigation = header.getByRole('navigation').getByRole('link');
  const bar = [
    header.getByRole('link', { name: texts.shared.freeVisit }),
    navigation.first(),
    navigation.last(),
  ];
  for (const [size, stays] of [
    ['1024 768', true],
    ['1440 639', false],
    ['2560 1200', true],
  ] as const) {
    await resize(page, size);
    await visit('/about');
    for (const link of [...topBar, ...bar]) await expect(link, size).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 600));
    for (const link of bar) await expect(link, size).toBeInViewport({ ratio: 1 });
    for (const link of topBar) {
      if (stays) await expect(link, size).toBeInViewport({ ratio: 1 });
      else await expect(link, size).not.toBeInViewport();
    }
    // The top bar comes back for the focus.
    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(email, size).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, logo and number are one tap away', anyContent, async ({ page, visit, texts, header }) => {
  await resize(page, `${phone.viewport.width} ${phone.viewport.height}`);
  await visit('/about');
  await expect(header.getByRole('link', { name: texts.shared.freeVisit })).toBeInViewport();
  await header.getByRole('link', { name: texts.shared.header.home }).click();
  await expect(page).toHaveURL('/');
});

test('a long name is beside the logo where its longest word has room', async ({ page, visit, header }) => {
  const firm = {
    ...maximalCompany(),
    area: company.area,
    name: `Vei ${'snøbrøyting'.repeat(2)} og grunn AS`,
  };
  await showSite(page, await composeTestSite({ [companyFile]: JSON.stringify(firm) }));
  const [name, logo] = [header.locator('[data-name]'), header.locator('img')];
  for (const [size, isBeside] of [
    ['390 844', false],
    ['565 900', true],
    ['1024 768', false],
    ['1440 900', true],
  ] as const) {
    await resize(page, size);
    await visit('/about');
    await expect(logo, size).toBeInViewport({ ratio: 1 });
    if (isBeside) await expect(name, size).toBeInViewport({ ratio: 0.95 });
    else await expect(name, size).not.toBeInViewport();
  }
});

test.describe('far from Oslo', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  inBothLanguages((language) => {
    test('the footer has its links, contact details and facts', async ({ page, visit, texts, footer }) => {
      // The year is that of the visit in Oslo, not that of the build.
      await page.clock.setFixedTime('2030-12-31T23:30:00Z');
      const words = texts.shared.footer;
      await visit('/services/graving');
      const links = footerNavigation(texts.shared);
      const list = footer.getByRole('navigation', { name: words.navigation }).getByRole('link');
      await expect(list).toHaveText(links.map(({ label }) => label));
      for (const [index, { path }] of links.entries())
        await expect(list.nth(index)).toHaveAttribute('href', path);
      for (const [name, href] of [
        [company.phone, company.phoneLink],
        [company.email, company.emailLink],
        ...facebookLink(texts.shared.header.facebook),
      ] as const)
        await expect(footer.getByRole('link', { name }).first()).toHaveAttribute('href', href);
      const hours = openingHours[language].flatMap(({ days, time }) => [days, time]);
      const facts = [company.address, company.organisationNumber, `© 2031 ${company.name}`];
      const onCall = texts.contact.details.onCall;
      for (const text of [words.description, words.climate, onCall, ...facts, ...hours])
        await expect(footer).toContainText(text);
      await footer.getByRole('button', { name: words.cookieSettings }).click();
      await expect(page.getByRole('dialog', { name: texts.shared.consent.dialogTitle })).toBeVisible();
    });
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the banner fades in over 0.7 s', async ({ visit, main }) => {
    await visit('/about');
    await expect(main.locator('section picture').first()).toHaveCSS('animation-duration', '0.7s');
  });
});

/** Resizes the window, and returns the sizes in which the banner has not half its height, or 400 or 600 px. */
async function wrongHeights(page: Page, banner: Locator): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [360, 390, 600, 768, 960, 1024, 1100, 1200, 1280, 1366, 1440, 1920]) {
    for (const height of [600, 900, 1300]) {
      await page.setViewportSize({ width, height });
      const { height: shown } = await boxOf(banner);
      const expected = Math.min(600, Math.max(400, height / 2));
      if (Math.abs(shown - expected) > 0.5) wrong.push(`${width} × ${height}: ${shown}`);
    }
  }
  return wrong;
}

test('the longest words of a banner fit at every width', async ({ page, visit, main }) => {
  const { about } = files;
  // As long as the fields take.
  const banner = {
    title: 'Graving og grunnarbeider',
    intro: 'Vi brøyter, salter, feier og graver hele året for borettslag, sameier og næringsbyggen',
  };
  const longest = { ...about, ...forEachLanguage((code) => ({ ...about[code], banner })) };
  await showSite(page, await composeTestSite({ [screenFilePath('about')]: JSON.stringify(longest) }));
  await visit('/about');
  expect(await wrongHeights(page, main.locator('section').first())).toEqual([]);
});

inBothLanguages(() => {
  test('a banner is 400 px high, half the window or 600 px', matrix, async ({ page, visit, main }) => {
    test.setTimeout(240_000);
    for (const { path } of routes.filter(({ screen }) => screen !== 'home')) {
      await visit(path);
      expect(await wrongHeights(page, main.locator('section').first()), path).toEqual([]);
    }
  });
});
