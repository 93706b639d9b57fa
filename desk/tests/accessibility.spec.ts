import type { Locator } from '@playwright/test';
import { violations } from '../../tests/support/axe.ts';
import { placements } from '../../tests/support/texts.ts';
import { expect, test } from './support/test.ts';

const picture = placements.about.banner;
const views = [
  ...['#/company', '#/texts/home', '#/pictures', `#/pictures/${picture}`, '#/placements'],
  ...['#/news', '#/news/-ny', '#/notice', '#/publish', '#/editions'],
];

test('no view has violations', async ({ desk }) => {
  for (const address of views) {
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    await desk.open(address);
    const main = desk.page.getByRole('main');
    await expect(main.getByRole('img').first().or(main)).toBeVisible();
    await desk.page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await violations(desk.page), address).toEqual([]);
    await desk.page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(desk.page), `${address} on a phone`).toEqual([]);
    expect(await main.evaluate(({ scrollWidth }) => scrollWidth), address).toBeLessThanOrEqual(390);
  }
});

test('the dialogs have no violations', async ({ desk }) => {
  await desk.open('#/placements');
  const change = desk.page.getByRole('button', { name: /^Bytt bilde/ }).first();
  await change.click();
  expect(await violations(desk.page)).toEqual([]);
  await desk.page.keyboard.press('Escape');
  await expect(change).toBeFocused();

  await desk.open('#/texts/home');
  await desk.field('Beskrivelse, norsk').first().focus();
  await desk.page.keyboard.press('Tab');
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('dialog', { name: 'Sett inn' })).toBeVisible();
  expect(await violations(desk.page)).toEqual([]);

  await desk.open('#/news/-ny');
  await desk.page.getByRole('button', { name: /^Lenke i .*, norsk/ }).click();
  await expect(desk.page.getByRole('dialog', { name: 'Lenke' })).toBeVisible();
  expect(await violations(desk.page)).toEqual([]);
});

test('a keyboard alone changes a number, moves a picture and sets its point', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open();
  await tabTo(desk.field('Telefon'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+47 67 00 11 55');
  await page.keyboard.press('Tab');
  await desk.isSaved();
  expect(project.read('content/company.json')).toContain('"phone": "+47 67 00 11 55"');

  await desk.open('#/placements');
  const before = JSON.parse(project.read('content/placements.json')).gallery.photos;
  await tabTo(page.getByRole('button', { name: /^Flytt bakover/ }).first());
  // The thirteenth place is on another page of the gallery.
  for (let place = 2; place <= 13; place++) await page.keyboard.press('Enter');
  await expect(page.getByText('er nå nummer 13 av 37')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Flytt bakover/ }).nth(12)).toBeFocused();
  await desk.isSaved();
  const after = JSON.parse(project.read('content/placements.json')).gallery.photos;
  expect(after.indexOf(before[0])).toBe(12);

  await desk.open(`#/pictures/${picture}`);
  const point = () => JSON.parse(project.read('content/pictures/pictures.json'))[picture].focus;
  const [x, y] = point();
  await tabTo(page.getByRole('button', { name: 'Det viktigste punktet' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await desk.isSaved();
  expect(point()).toEqual([x + 2, y + 2]);

  /** Presses Tab, from the heading on, until this has focus. */
  async function tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  }
});
