import { expect, test } from './support/test.ts';

const file = 'content/services.json';

test('a list is lines, of which the tapped one is open', async ({ desk, project }) => {
  const { page } = desk;
  const texts = () => project.readJson(file).no.questions;
  const before = project.read(file);
  const [first, second] = texts();
  const { length } = texts();
  const asked = desk.field('Spørsmål, norsk');
  const line = (words: string) => page.locator('summary', { hasText: words });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const invalid = page.locator('main [aria-invalid=true]');
  await desk.open('#/services');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await desk.openSection('Spørsmål og svar');
  await line(second.question).click();
  await expect(asked).toHaveValue(second.question);
  await line(first.question).click();
  await expect(asked).toHaveValue(first.question);

  await test.step('the one that was taken away last can be restored', async () => {
    await tool('Ta bort: spørsmål 1').click();
    await expect(line(second.question)).toBeFocused();
    await expect.poll(() => texts()[0].question).toBe(second.question);
    const undo = page.getByRole('button', { name: /^Angre: «/ });
    await expect(undo).toHaveAccessibleName(`Angre: «${first.question}»`);
    await undo.click();
    await expect(asked).toHaveValue(first.question);
    await expect(asked).toBeFocused();
    await expect(undo).toHaveCount(0);
    await expect.poll(() => project.read(file)).toBe(before);
  });

  await test.step('one that is moved stays open', async () => {
    const place = page.getByRole('combobox', { name: 'Flytt til nummer: spørsmål 1', exact: true });
    await place.selectOption('Nr. 3');
    await expect(page.getByRole('combobox', { name: 'Flytt til nummer: spørsmål 3' })).toBeFocused();
    await expect(asked).toHaveValue(first.question);
    await expect.poll(() => texts()[2].question).toBe(first.question);
    await page.getByRole('combobox', { name: 'Flytt til nummer: spørsmål 3' }).selectOption('Nr. 1');
    await expect.poll(() => project.read(file)).toBe(before);
  });

  await test.step('a new one waits for its words', async () => {
    await page.getByRole('button', { name: '+ Legg til spørsmål' }).click();
    await expect(asked).toBeFocused();
    await expect(asked).toHaveValue('');
    await desk.field('Svar, norsk').fill('Ja.');
    await expect(invalid).toHaveCount(0);
    await desk.openSection('Toppen av siden');
    await desk.field('Innledning, norsk').fill('Vi brøyter, feier, graver og steller.');
    await expect(page.locator('summary', { hasText: 'Spørsmål og svar' })).toContainText('Noe må rettes');
    await desk.openSection('Spørsmål og svar');
    await expect(asked).toHaveAccessibleDescription(/Må fylles ut/);
    await desk.expectSaved();

    await desk.field('Svar, norsk').focus();
    await page.reload();
    await expect(desk.field('Svar, norsk')).toHaveValue('Ja.');
    await asked.fill('Strør dere om natten?');
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
  await entries.first().locator('summary').click();
  await entries.first().getByRole('button', { name: 'Ta bort: punkt 1', exact: true }).click();
  for (let number = (await entries.count()) + 1; number <= 12; number += 1) {
    await add.click();
    await desk.page.keyboard.type(`Hvem tar trapp nummer ${number}?`);
  }
  await expect(entries).toHaveCount(12);
  await expect(add).toHaveCount(0);
  await expect.poll(points).toHaveLength(12);
});
