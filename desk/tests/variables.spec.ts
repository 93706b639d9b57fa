import type { Locator } from '@playwright/test';
import { expect, openDetails, test } from './support/test.ts';

const title = 'Stor overskrift, norsk';
const marksOf = (field: Locator) => field.locator('..').locator('mark');

test('a text shows the values of its variables', async ({ desk, project }) => {
  const { page } = desk;
  const file = 'content/home.json';
  const stored = (): string => project.readJson(file).no.hero.title;
  const home = project.readJson(file);
  home.no.hero.title = 'Vi brøyter {area}';
  project.write(file, home);
  const { area, founded } = project.readJson('content/company.json');
  await desk.open('#/home');
  const field = desk.field(title);
  await expect(field).toHaveValue(`Vi brøyter ${area.no}`);
  await expect(marksOf(field)).toHaveText([area.no]);

  await test.step('while words around it change', async () => {
    await field.press('Home');
    await page.keyboard.type('Nå: ');
    await field.press('ControlOrMeta+End');
    await page.keyboard.type(' og omegn');
    await expect.poll(stored).toBe('Nå: Vi brøyter {area} og omegn');
  });

  await test.step('what is changed in it becomes words, and the browser undoes that', async () => {
    await field.evaluate((box: HTMLTextAreaElement, at) => box.setSelectionRange(at, at), 19);
    await page.keyboard.type('x');
    await expect(marksOf(field)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('hentes ikke lenger fra Firmaet')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(marksOf(field)).toHaveText([area.no]);
    await expect.poll(stored).toBe('Nå: Vi brøyter {area} og omegn');
  });

  await test.step('or one tap puts it back', async () => {
    await field.evaluate((box: HTMLTextAreaElement, at) => box.setSelectionRange(at, at), 19);
    await page.keyboard.type('xyz');
    await page.getByRole('button', { name: 'Sett den tilbake' }).click();
    await expect(marksOf(field)).toHaveText([area.no]);
    await expect(field).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sett den tilbake' })).toBeHidden();
    await expect.poll(stored).toBe('Nå: Vi brøyter {area} og omegn');
  });

  await test.step('another is put where the cursor is, and undone again', async () => {
    await field.press('ControlOrMeta+End');
    await page.keyboard.type(' siden ');
    await page.getByRole('button', { name: `Sett inn … i ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'året dere startet' }).click();
    await expect(field).toBeFocused();
    await expect(marksOf(field)).toHaveText([area.no, String(founded)]);
    // The room is that of the words which visitors see.
    const { length } = await field.inputValue();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${length} av \\d+ tegn`));
    await desk.expectSaved();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(marksOf(field)).toHaveText([area.no]);
  });
});

test('the highlights behind a field match its words', async ({ desk }) => {
  await desk.open('#/services');
  const areas = desk.page.getByRole('main').locator('textarea');
  await expect(areas.first()).toBeAttached();
  await openDetails(desk.page);
  const apart = await areas.evaluateAll((all) =>
    all
      .filter((area) => {
        const behind = area.previousElementSibling;
        const hasSameBox =
          behind?.clientWidth === area.clientWidth && behind.clientHeight === area.clientHeight;
        return !hasSameBox || area.scrollHeight > area.clientHeight;
      })
      .map(({ id }) => id),
  );
  expect(apart).toEqual([]);
});
