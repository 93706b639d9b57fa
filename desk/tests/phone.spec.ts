import { violations } from '../../tests/support/page.ts';
import { files } from '../../tests/support/texts.ts';
import { expect, openDetails, test } from './support/test.ts';

const views = [
  ...['', '#/helper', '#/history', '#/english', '#/home', '#/company', '#/articles', '#/notice', '#/publish'],
  ...['#/gallery', `#/pictures/${files.about.pictures.banner}`, '#/pictures'],
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('Hjem is the first view, and leads to all others', async ({ desk }) => {
  const { page } = desk;
  await desk.open('');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Hjem' })).toBeFocused();
  await main.getByRole('link', { name: 'Endre siden' }).tap();
  await page.getByRole('button', { name: 'Alle sidene' }).tap();
  await main.getByRole('link', { name: 'Om oss' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeFocused();
  await page.getByRole('link', { name: 'Hjem' }).tap();
  await main.getByRole('link', { name: 'Ny nyhet' }).tap();
  await expect(desk.field('Tittel på en ny nyhet')).toBeFocused();
});

test('views have large targets and room for large text', async ({ desk }) => {
  const { page } = desk;
  for (const address of views) {
    await desk.open(address);
    const main = page.getByRole('main');
    await expect(main).not.toBeEmpty();
    const low = await page
      .locator('.topbar :is(a, button), main :is(button, .primary, li a)')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height < 48,
          )
          .map((element) => element.textContent),
      );
    expect(low, address).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const isWide = await main.evaluate(
      (all) => all.scrollWidth > all.clientWidth || document.documentElement.scrollWidth > innerWidth,
    );
    expect(isWide, address).toBe(false);
    expect((await main.boundingBox())?.height, address).toBeGreaterThan(400);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await openDetails(page);
    expect(await violations(page), address).toEqual([]);
  }
  await desk.createArticle('Ny plog');
  expect(await violations(page)).toEqual([]);
});

test('a section that opens below another stays in sight', async ({ desk }) => {
  await desk.open();
  const next = desk.page.getByRole('main').locator('summary').filter({ hasText: 'Adresse og område' });
  await next.tap();
  await expect(desk.field('Gateadresse')).toBeVisible();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('an owner who is signed out loses no input', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open();
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '<!doctype html>' }));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const told = page.getByRole('alert').filter({ hasText: 'Du er logget ut' });
  await expect(told).toBeVisible();
  await desk.field('Telefon').fill('+47 67 00 11 88');
  await expect(desk.state).toContainText('Ikke lagret');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Logg inn' }).tap();
  await expect(desk.field('Telefon')).toHaveValue('+47 67 00 11 88');
  await expect.poll(() => project.read('content/company.json')).toContain('+47 67 00 11 88');
});
