import { endOfDay } from '../../common/notice-days.ts';
import { clockInOslo, dayAfter, momentInOslo } from '../../common/time-in-oslo.ts';
import { expect, test } from './support/test.ts';

test.use({ showsSite: true, showsEnglish: true });

test('the owner publishes, changes and ends a notice', async ({ desk, project }) => {
  const { page } = desk;
  const present = page.locator('#notice');
  const saved = () => project.readJson('content/notice.json');
  await test.step('a ready sentence, in both languages', async () => {
    const words = 'Vi brøyter nå';
    project.write('content/ready-sentences.json', { sentences: [{ no: words, en: 'We are plowing now' }] });
    await desk.open('#/notice');
    await desk.site.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await desk.openSection(words);
    const tomorrow = dayAfter(clockInOslo(new Date()).day);
    await page.getByLabel('Til i morgen kveld kl. 22').first().check();
    await page.getByRole('main').getByRole('button', { name: 'Legg ut' }).click();
    // Orca says the name of what gets the focus.
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Ute nå: ${words}\\. Vises til`));
    await expect(present).toBeFocused();
    const until = momentInOslo(tomorrow, '22:00').toISOString();
    expect(saved().notice).toMatchObject({ no: words, en: 'We are plowing now', until });
    await expect(desk.site.getByText(words, { exact: true }).filter({ visible: true })).toBeInViewport();
  });

  await test.step('words of one’s own are refused at the field, and kept', async () => {
    await desk.openSection('Skriv selv …');
    const norwegian = desk.field('Setningen, norsk');
    await norwegian.fill('Vi brøyter Lommedalen. '.repeat(5));
    await desk.field('Setningen, engelsk').fill('');
    await page.getByLabel('Et døgn').last().check();
    const save = page.getByRole('main').getByRole('button', { name: 'Legg ut' });
    await save.click();
    await expect(norwegian).toHaveAccessibleDescription(/Er for lang.* 114 av 100 tegn/);
    // The view returns to the field, whose section is open.
    await page.reload();
    await expect(norwegian).toHaveValue(/Lommedalen/);
    await norwegian.fill('Vi brøyter Lommedalen nå');
    await expect(norwegian).not.toHaveAccessibleDescription(/tegn/);
    const lastDay = page.getByLabel('Siste dag').last();
    // The choice of a day looks as the others, and has room for its date.
    const radios = page.getByRole('radio');
    const widths = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLElement).offsetWidth));
    expect(new Set(widths.filter(Boolean)).size).toBe(1);
    const missingWidth = await lastDay.evaluate((field) => {
      const width = () => field.getBoundingClientRect().width;
      const before = width();
      field.style.maxWidth = 'none';
      return width() - before;
    });
    expect(missingWidth).toBe(0);
    await lastDay.fill('2020-01-01');
    await save.click();
    await expect(page.getByRole('group', { name: 'Hvor lenge' }).last()).toHaveAccessibleDescription(
      /senere/,
    );
    const day = dayAfter(clockInOslo(new Date()).day, 20);
    await lastDay.fill(day);
    await save.click();
    await expect(present).toContainText('Vi brøyter Lommedalen nå');
    await expect(present).toContainText('Vises til og med');
    expect(saved().notice).toMatchObject({ no: 'Vi brøyter Lommedalen nå', en: null });
    expect(Date.parse(saved().notice.until)).toBe(endOfDay(day).getTime());
  });

  await test.step('it is changed from Hjem, or where it stands on a page, and keeps its end', async () => {
    const { until } = saved().notice;
    await desk.open('#/about');
    await desk.site.getByText('Vi brøyter Lommedalen nå').filter({ visible: true }).click();
    await expect(present.locator(':focus')).toBeVisible();
    await desk.open('');
    await page.getByRole('button', { name: 'Endre: beskjeden' }).click();
    const norwegian = desk.field('Setningen, norsk');
    await expect(norwegian).toBeFocused();
    await expect(norwegian).toHaveValue('Vi brøyter Lommedalen nå');
    await norwegian.fill('Vi er snart ferdige');
    await expect(page.getByLabel(/^Som nå, til og med/)).toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Legg ut' }).click();
    await expect(present).toContainText('Vi er snart ferdige');
    expect(saved().notice).toMatchObject({ no: 'Vi er snart ferdige', until });
  });

  await test.step('it ends from Hjem, and a ready sentence is the owner’s', async () => {
    await desk.open('');
    await page.getByRole('button', { name: 'Ta ned nå' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hjem' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Beskjed til kundene' })).toHaveCount(0);
    expect(saved().notice).toBe(null);
    await desk.open('#/notice');
    await desk.openSection('Ferdige setninger');
    await page.locator('summary', { hasText: 'Vi brøyter nå' }).last().click();
    await desk.field('Setning 1, norsk').fill('Vi måker nå');
    await desk.field('Setning 1, engelsk').fill('');
    await desk.expectSaved();
    await expect(page.getByRole('heading', { name: 'Vi måker nå' })).toBeVisible();
    const { sentences } = project.readJson('content/ready-sentences.json');
    expect(sentences[0]).toEqual({ no: 'Vi måker nå', en: '' });
  });
});
