import { expect, test } from './support/test.ts';

const file = 'content/services.json';

test('a removed entry can be restored, and a new one waits for its words', async ({ desk, project }) => {
  const { page } = desk;
  const texts = () => project.readJson(file).no.questions;
  const before = project.read(file);
  const [first, second] = texts();
  const { length } = texts();
  const asked = desk.field('Spørsmål, norsk');
  const invalid = page.locator('main [aria-invalid=true]');
  await desk.open('#/services');
  await desk.openSection('Spørsmål og svar');

  await test.step('taken away', async () => {
    await page.getByRole('button', { name: 'Ta bort: spørsmål 1' }).click();
    await expect(asked.first()).toHaveValue(second.question);
    await expect.poll(() => texts()[0].question).toBe(second.question);
    const third = await asked.nth(1).inputValue();
    await page.getByRole('button', { name: 'Ta bort: spørsmål 2' }).click();
    // The newest first, each at its place.
    const undo = page.getByRole('button', { name: /^Angre: «/ });
    await expect(undo).toHaveAccessibleName(`Angre: «${third}»`);
    await undo.click();
    await expect(asked.nth(1)).toHaveValue(third);
    await expect(asked.nth(1)).toBeFocused();
    await expect(undo).toHaveAccessibleName(`Angre: «${first.question}»`);
    await undo.click();
    await expect(asked.first()).toHaveValue(first.question);
    await expect(asked.first()).toBeFocused();
    await expect(undo).toHaveCount(0);
    await expect.poll(() => project.read(file)).toBe(before);
  });

  await test.step('new', async () => {
    await page.getByRole('button', { name: '+ Legg til spørsmål' }).click();
    const part = (name: string) => desk.field(name).nth(length);
    await expect(part('Spørsmål, norsk')).toBeFocused();
    await part('Svar, norsk').fill('Ja.');
    await expect(invalid).toHaveCount(0);
    await desk.field('Innledning, norsk').first().fill('Vi brøyter, feier, graver og steller.');
    await expect(part('Spørsmål, norsk')).toHaveAccessibleDescription(/Må fylles ut/);
    await expect(invalid).toHaveCount(1);
    await desk.expectSaved();

    await page.reload();
    await expect(part('Svar, norsk')).toHaveValue('Ja.');
    await part('Spørsmål, norsk').fill('Strør dere om natten?');
    await desk.expectSaved();
    expect(project.read(file)).toContain('feier, graver og steller');
    expect(texts()[length]).toEqual({ question: 'Strør dere om natten?', answer: 'Ja.' });
    expect(project.readJson(file).en.questions[length]).toEqual({ question: '', answer: '' });
  });
});

test('a list that is full takes no more', async ({ desk, project }) => {
  const points = (): unknown[] => project.readJson('content/winter.json').no.agreement.points;
  const entries = desk.page.locator('[id$=agreement_points-entries] > .entry');
  const add = desk.page.locator('[id$=agreement_points-add]');
  await desk.open('#/winter');
  await desk.openSection('Brøyteavtalen');
  await entries.first().getByRole('button', { name: 'Ta bort: punkt 1', exact: true }).click();
  for (let number = (await entries.count()) + 1; number <= 12; number += 1) {
    await add.click();
    await desk.page.keyboard.type(`Hvem tar trapp nummer ${number}?`);
  }
  await expect(entries).toHaveCount(12);
  await expect(add).toHaveCount(0);
  await expect.poll(points).toHaveLength(12);
});
