import { expect, openDetails, test } from './support/test.ts';

// docs/product.md, "Language" and "The owner's desk".

const heading = 'Skriv til oss i dag';
const question = { no: 'Strør dere om natten?', answer: 'Ja.' };

test('English is true or Norwegian', async ({ desk, project, server }) => {
  const { page } = desk;
  const before: { no: string; en: string } = await test.step('a changed Norwegian text', async () => {
    const { no, en } = project.readJson('content/contact.json');
    await desk.open('#/contact');
    await openDetails(page);
    await desk.field('Overskrift, norsk').last().fill(heading);
    await expect
      .poll(() => project.readJson('content/contact.json').en.form.title)
      .toBe(`≠ ${en.form.title}`);
    return { no: no.form.title, en: en.form.title };
  });
  const stored = () => project.readJson('content/contact.json').en.form.title;
  const norwegian = desk.field('Overskrift, norsk').last();
  const english = desk.field('Overskrift, engelsk').last();
  const confirm = page.getByRole('button', { name: 'Fortsatt riktig: Overskrift, engelsk' });

  await test.step('its English waits, and shows without the mark', async () => {
    await expect(english).toHaveValue(before.en);
    await expect(confirm).toBeVisible();
  });

  await test.step('typing the Norwegian back, confirming or writing the English ends that', async () => {
    await norwegian.fill(before.no);
    await expect.poll(stored).toBe(before.en);
    await expect(confirm).toBeHidden();
    await norwegian.fill(`${before.no.toUpperCase()}!`);
    await desk.expectSaved();
    expect(stored()).toBe(before.en);
    await norwegian.fill(heading);
    await confirm.click();
    await expect.poll(stored).toBe(before.en);
    await norwegian.fill(`${heading} og i natt`);
    await english.fill('Write tonight');
    await expect.poll(stored).toBe('Write tonight');
    await norwegian.fill(heading);
    await expect.poll(stored).toBe('≠ Write tonight');
  });

  await test.step('a question in Norwegian only is saved', async () => {
    await desk.open('#/services');
    await desk.openSection('Spørsmål og svar');
    await page.getByRole('button', { name: '+ Legg til spørsmål' }).click();
    await page.keyboard.type(question.no);
    await desk.field('Svar, norsk').last().fill(question.answer);
    await desk.expectSaved();
  });

  await test.step('one list leads to what waits, and nothing of it shows while English is off', async () => {
    await desk.goTo('Publiser');
    await page.getByText('3 tekster', { exact: true }).click();
    await expect(page.getByRole('link', { name: /^Kontakt oss: .*Overskrift \(engelsk\)/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Vis bare norsk her' }).check();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Kontakt oss');
    await expect(page.getByText('Venter på engelsk')).toHaveCount(0);
    await desk.open('#/contact');
    await openDetails(page);
    await expect(norwegian).toBeVisible();
    await expect(desk.field(/, engelsk$/)).toHaveCount(0);
    await expect(confirm).toHaveCount(0);
    await desk.open('#/company');
    await openDetails(page);
    await expect(desk.field('Området, norsk')).toBeVisible();
    await expect(desk.field('Området, engelsk')).toBeVisible();
  });

  await test.step('the English pages show the Norwegian, marked', async () => {
    await desk.open('#/publish');
    await page.getByRole('main').getByRole('button', { name: 'Publiser' }).click();
    await expect(page.getByText('Ingenting er endret.')).toBeVisible();
    const services = await (await fetch(`${server.site}/en/services`)).text();
    const contact = await (await fetch(`${server.site}/en/contact`)).text();
    expect(contact).toMatch(new RegExp(`<h2[^>]* lang="no"[^>]*>${heading}</h2>`));
    expect(contact).not.toContain('≠');
    expect(/<span lang="no">[^<]*/.exec(services)?.[0]).toContain(question.no);
  });
});
