import { boxOf, violations } from '../../tests/support/page.ts';
import { files } from '../../tests/support/texts.ts';
import { expect, test } from './support/test.ts';

const picture = files.about.pictures.banner;

test('dialogs are accessible, and one changes a picture', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/gallery');
  const change = page.getByRole('button', { name: /^Bytt bilde/ }).nth(1);
  await change.click();
  const choice = page.getByRole('dialog');
  await expect(choice).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // Neither a click on the edge of the dialog nor a selection of text that ends outside closes it.
  const { x, y } = await boxOf(choice);
  await page.mouse.click(x + 5, y + 5);
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(x - 5, y - 5);
  await page.mouse.up();
  await expect(choice).toBeVisible();
  await page.mouse.click(x - 5, y - 5);
  await expect(choice).toBeHidden();
  await expect(change).toBeFocused();
  await change.click();
  // Canceling the file choice leaves the dialog open.
  const file = choice.locator('input[type=file]').last();
  await file.dispatchEvent('cancel', { bubbles: true });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await change.click();
  const photos = (): string[] => project.readJson('content/gallery.json').pictures.photos.slice(0, 2);
  const [first = '', second = ''] = photos();
  await choice.locator(`button:has(img[src*="/${second}/"])`).click();
  await expect.poll(photos).toEqual([second, first]);
});

test('a picture is moved and focused by keyboard', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/gallery');
  const photos = (): string[] => project.readJson('content/gallery.json').pictures.photos;
  const [first = ''] = photos();
  const places = page.getByRole('combobox', { name: /^Flytt til nummer/ });
  await places.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('er nå nummer 2 av')).toBeAttached();
  await expect(places.nth(1)).toBeFocused();
  // On another page of the gallery.
  await places.nth(1).selectOption('Nr. 13');
  await expect(places.nth(12)).toBeFocused();
  await desk.expectSaved();
  expect(photos().indexOf(first)).toBe(12);

  await desk.open('#/pictures');
  const open = page.locator(`button:has(img[src*="/${picture}/"])`);
  await open.click();
  const point = () => project.readJson(`content/pictures/${picture}.json`).focus;
  const [x, y] = point();
  await page.getByRole('button', { name: 'Alltid med på bildet' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await desk.expectSaved();
  expect(point()).toEqual([x + 2, y + 2]);
});
