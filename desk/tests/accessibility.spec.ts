import type { Locator } from '@playwright/test';
import { violations } from '../../tests/support/axe.ts';
import { files } from '../../tests/support/texts.ts';
import { expect, openDetails, test } from './support/test.ts';

const picture = files.about.pictures.banner;

// The other views are looked at on a phone, in phone.spec.ts.
test('beside the menu and the page no view has violations', async ({ desk }) => {
  for (const address of ['#/company', '#/home', `#/pictures/${picture}`, '#/publish']) {
    await desk.open(address);
    await openDetails(desk.page);
    expect(await violations(desk.page), address).toEqual([]);
  }
});

test('the dialogs have no violations, and Escape alone closes them', async ({ desk }) => {
  await desk.open('#/photos');
  const change = desk.page.getByRole('button', { name: /^Bytt bilde/ }).first();
  await change.click();
  expect(await violations(desk.page)).toEqual([]);
  // A choice of a file that is canceled is still a choice of a picture.
  const file = desk.page.getByRole('dialog').locator('input[type=file]').last();
  await file.dispatchEvent('cancel', { bubbles: true });
  await expect(desk.page.getByRole('dialog')).toBeVisible();
  await desk.page.keyboard.press('Escape');
  await expect(change).toBeFocused();

  await desk.open('#/home');
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
  expect(project.readJson('content/company.json').phone).toBe('+47 67 00 11 55');

  await desk.open('#/photos');
  const before = project.readJson('content/gallery.json').pictures.photos;
  await tabTo(page.getByRole('button', { name: /^Flytt bakover/ }).first());
  // The thirteenth place is on another page of the gallery.
  for (let place = 2; place <= 13; place++) await page.keyboard.press('Enter');
  await expect(page.getByText('er nå nummer 13 av 37')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Flytt bakover/ }).nth(12)).toBeFocused();
  await desk.isSaved();
  const after = project.readJson('content/gallery.json').pictures.photos;
  expect(after.indexOf(before[0])).toBe(12);

  await desk.open(`#/pictures/${picture}`);
  const point = () => project.readJson('content/pictures/pictures.json')[picture].focus;
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
