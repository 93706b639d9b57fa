import { expect, openDetails, test } from './support/test.ts';

// docs/product.md, "Language" and "The owner's desk".

const heading = 'Skriv til oss i dag';
const question = { no: 'Strør dere om natten?', answer: 'Ja.' };

test.use({ showsEnglish: true });

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

  await test.step('one list leads to what waits', async () => {
    await desk.open('');
    await page.getByRole('link', { name: 'Venter på engelsk: 3' }).click();
    await page.getByRole('link', { name: /^Kontakt oss: .*Overskrift \(engelsk\)/ }).click();
    await expect(english).toBeFocused();
  });

  await test.step('the English pages show the Norwegian, marked', async () => {
    await desk.publish();
    await expect(page.getByText('Alt er publisert.')).toBeVisible();
    const services = await (await fetch(`${server.site}/en/services`)).text();
    const contact = await (await fetch(`${server.site}/en/contact`)).text();
    expect(contact).toMatch(new RegExp(`<h2[^>]* lang="no"[^>]*>${heading}</h2>`));
    expect(contact).not.toContain('≠');
    expect(/<span lang="no">[^<]*/.exec(services)?.[0]).toContain(question.no);
  });
});

test.describe('on a new device', () => {
  test.use({ showsEnglish: false });

  test('English is off until it is switched on, which the device remembers', async ({ desk, project }) => {
    const { page } = desk;
    const contact = project.readJson('content/contact.json');
    contact.en.form.title = '';
    project.write('content/contact.json', contact);
    await desk.open('#/contact');
    await openDetails(page);
    await expect(desk.field('Overskrift, norsk').last()).toBeVisible();
    await expect(desk.field(/, engelsk$/)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/engelsk/i);
    await desk.open('#/company');
    await openDetails(page);
    await expect(desk.field('Området, norsk')).toBeVisible();
    await expect(desk.field('Området, engelsk')).toBeVisible();
    await desk.open('');
    await expect(page.getByText(/Venter på engelsk/)).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Engelsk' }).check();
    await expect(page.getByRole('link', { name: 'Venter på engelsk: 1' })).toBeVisible();
    await desk.open('#/contact');
    await openDetails(page);
    await expect(desk.field('Overskrift, engelsk').last()).toBeVisible();
  });
});
