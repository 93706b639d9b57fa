import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What is taken away comes back, and what is new holds back nothing else. */

const file = 'content/services.json';

test('a question that was taken away comes back where it stood', async ({ desk, project }) => {
  const { page } = desk;
  const texts = () => project.readJson(file).no.questions;
  const before = project.read(file);
  const [first, second] = texts();
  await desk.open('#/services');
  await desk.section('Spørsmål og svar');
  const take = page.getByRole('button', { name: 'Ta bort: spørsmål 1' });
  const asked = desk.field('Spørsmål, norsk').first();

  await take.click();
  await expect(asked).toHaveValue(second.question);
  await expect.poll(() => texts()[0].question).toBe(second.question);
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(asked).toHaveValue(first.question);
  await expect.poll(() => project.read(file)).toBe(before);

  await take.click();
  await expect(asked).toHaveValue(second.question);
  // The text that was typed meanwhile stays.
  await asked.fill('Et annet spørsmål?');
  await take.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(asked).toHaveValue(first.question);
  await expect(asked).toBeFocused();
  await expect(desk.field('Spørsmål, norsk').nth(1)).toHaveValue('Et annet spørsmål?');
  // In a text the key is the browser's.
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(asked).toHaveValue(first.question);
});

test('a new entry turns red when it is left, and holds back nothing else', async ({ desk, project }) => {
  const { page } = desk;
  const texts = () => project.readJson(file).no.questions;
  const { length } = texts();
  await desk.open('#/services');
  await desk.section('Spørsmål og svar');
  await page.getByRole('button', { name: '+ Legg til spørsmål' }).click();
  const part = (name: string): Locator => desk.field(name).nth(length);
  await expect(part('Spørsmål, norsk')).toBeFocused();
  await page.keyboard.type('Strør dere om natten?');
  await page.keyboard.press('Tab');
  const invalid = page.locator('main [aria-invalid=true]');
  await expect(invalid).toHaveCount(0);

  await desk.field('Innledning, norsk').first().fill('Vi brøyter, feier, graver og steller.');
  await expect(part('Svar, engelsk')).toHaveAccessibleDescription(/Må fylles ut/);
  await expect(invalid).toHaveCount(3);
  await expect(desk.state).toContainText('Alt annet er lagret');
  await expect.poll(() => project.read(file)).toContain('feier, graver og steller');
  expect(texts()).toHaveLength(length);

  await page.reload();
  await page.getByRole('link', { name: 'Gå til feltet' }).click();
  await expect(part('Spørsmål, norsk')).toHaveValue('Strør dere om natten?');
  await part('Spørsmål, engelsk').fill('Do you grit at night?');
  await part('Svar, norsk').fill('Ja.');
  await part('Svar, engelsk').fill('Yes.');
  await desk.isSaved();
  expect(texts()[length]).toEqual({ question: 'Strør dere om natten?', answer: 'Ja.' });
});
