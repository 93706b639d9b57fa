import type { Locator } from '@playwright/test';
import { expect, openDetails, test } from './support/test.ts';

const title = 'Stor overskrift, norsk';
const marksOf = (field: Locator) => field.locator('..').locator('mark');

test('a fact in a text is gray, and changes here or everywhere', async ({ desk, project }) => {
  const { page } = desk;
  const file = 'content/home.json';
  const stored = (): string => project.readJson(file).no.hero.title;
  const company = () => project.readJson('content/company.json');
  const home = project.readJson(file);
  home.no.hero.title = 'Vi brøyter {area}. Ring {phone}';
  project.write(file, home);
  const field = desk.field(title);
  const asked = page.getByRole('status').filter({ hasText: 'er endret her' });
  await desk.open('#/home');
  await desk.openSection('Toppen av forsiden');
  const facts = [company().area.no, company().phone];
  await expect(marksOf(field)).toHaveText(facts);
  const [area = '', phone = ''] = await marksOf(field).allTextContents();
  const shown = await field.inputValue();
  expect(shown).toBe(`Vi brøyter ${area}. Ring ${phone}`);

  await test.step('while words around it change', async () => {
    await field.press('Home');
    await page.keyboard.type('Nå: ');
    await expect.poll(stored).toBe('Nå: Vi brøyter {area}. Ring {phone}');
    await field.fill(shown);
    await field.blur();
    await expect.poll(stored).toBe('Vi brøyter {area}. Ring {phone}');
    await expect(asked).toHaveCount(0);
  });

  await test.step('what is typed into it is plain, and asks once', async () => {
    await field.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('7');
    await expect(marksOf(field)).toHaveText([area]);
    await expect(asked).toContainText('Telefonnummeret er endret her.');
    await field.blur();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Bare her' }).click();
    await expect(asked).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect.poll(stored).toBe(`Vi brøyter {area}. Ring ${phone.slice(0, -1)}7`);
    expect(company().phone).toBe(facts[1]);
  });

  await test.step('or changes the firm’s own, and stays a fact', async () => {
    const asker = 'i Asker';
    await field.fill(shown.replace(area, asker));
    await field.blur();
    await expect(marksOf(field)).toHaveText([phone]);
    await asked.getByRole('button', { name: 'Endre overalt' }).click();
    await expect.poll(() => company().area.no).toBe(asker);
    await expect.poll(stored).toBe('Vi brøyter {area}. Ring {phone}');
    await expect(field).toHaveValue(shown.replace(area, asker));
    await expect(marksOf(field)).toHaveText([asker, phone]);
  });

  await test.step('a number that is written out turns gray', async () => {
    await field.fill(`Ring ${facts[1]} i dag`);
    await field.blur();
    await expect(marksOf(field)).toHaveText([phone]);
    await expect.poll(stored).toBe('Ring {phone} i dag');
  });
});

test('a fact of several parts, and one whose sentence is another, open their field', async ({
  desk,
  project,
}) => {
  const { page } = desk;
  const file = 'content/home.json';
  const home = project.readJson(file);
  home.no.hero = { ...home.no.hero, title: 'Åpent {hours}', description: 'Ring {phone}' };
  project.write(file, home);
  const cases = [
    [title, 'Åpent hele uken', 'openingHours'],
    ['Beskrivelse, norsk', 'Send SMS til 99 88 77 66', 'phone'],
  ] as const;
  for (const [name, words, opened] of cases) {
    await desk.open('#/home');
    await desk.openSection('Toppen av forsiden');
    await expect(marksOf(desk.field(name))).toHaveCount(1);
    await desk.field(name).fill(words);
    await page.getByRole('link', { name: 'Endre det under Firmaet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Firmaet' })).toBeVisible();
    await expect(page.locator(`[id^=company_${opened}]`).first()).toBeInViewport();
  }
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
