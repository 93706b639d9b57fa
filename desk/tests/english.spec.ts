import { expect, openDetails, test } from './support/test.ts';

const heading = 'Skriv til oss i dag';
const question = { no: 'Strør dere om natten?', answer: 'Ja.' };

test('English texts may wait, and are counted', async ({ desk, project, server }) => {
  const { page } = desk;
  const file = 'content/privacy.json';
  const paragraphs = project.readJson(file).no.sections[0].paragraphs;
  const services = project.readJson('content/services.json');
  for (const code of ['no', 'en']) services[code].questions = [];
  project.write('content/services.json', services);

  await test.step('a question in Norwegian only is saved', async () => {
    await desk.open('#/services');
    await desk.openSection('Spørsmål og svar');
    await page.getByRole('button', { name: '+ Legg til spørsmål' }).click();
    await page.keyboard.type(question.no);
    await desk.field('Svar, norsk').fill(question.answer);
    await desk.expectSaved();
  });

  await test.step('an older English point of the privacy policy can be Norwegian meanwhile', async () => {
    await desk.open('#/privacy');
    await openDetails(page);
    const english = desk.field('Avsnitt 1, engelsk').first();
    await desk.field('Avsnitt 1, norsk').first().fill(`${paragraphs[0]} Spør oss.`);
    await desk.field('Avsnitt 1, norsk').first().blur();
    await expect(english).toHaveAccessibleDescription(/endret etter at det engelske ble skrevet/);
    await page.getByRole('button', { name: 'Bruk det norske til det er oversatt' }).click();
    await expect(english).toHaveValue('');
    await desk.field('Overskrift, norsk').nth(2).fill('Hvorfor');
    await expect.poll(() => project.readJson(file).no.sections[1].title).toBe('Hvorfor');
  });

  await test.step('the view «Publiser» counts', async () => {
    await desk.goTo('Publiser');
    await page.getByText('1 engelsk tekst er eldre enn den norske').click();
    await expect(page.getByRole('link', { name: /^Personvern: .*Overskrift \(engelsk\)/ })).toBeVisible();
    await expect(page.getByText('2 mangler engelsk tekst')).toBeVisible();
  });

  await test.step('one switch hides the English fields, also after a reload, and never the warnings', async () => {
    await page.getByRole('checkbox', { name: 'Vis bare norsk her' }).check();
    await page.reload();
    await expect(page.getByText('mangler engelsk tekst')).toBeVisible();
    await expect(page.getByText('1 engelsk tekst er eldre enn den norske')).toBeVisible();
    await desk.open('#/contact');
    await openDetails(page);
    await expect(desk.field('Innledning, norsk').first()).toBeVisible();
    await expect(desk.field(/, engelsk$/)).toHaveCount(0);
    await desk.open('#/company');
    await openDetails(page);
    await expect(desk.field('Området, norsk')).toBeVisible();
    await expect(desk.field('Området, engelsk')).toBeVisible();
    await desk.open('#/contact');
    await openDetails(page);
  });

  await test.step('a hidden text that is older can be Norwegian, and that can be undone', async () => {
    const stored = () => project.readJson('content/contact.json').en.form.title;
    const before = stored();
    const title = desk.field('Overskrift, norsk').last();
    await title.fill(heading);
    await title.blur();
    const older = page.getByText(`Kundene leser på engelsk: «${before}»`);
    await expect(older).toBeVisible();
    const useNorwegian = page.getByRole('button', { name: 'Bruk det norske til det er oversatt' });
    await useNorwegian.click();
    await expect.poll(stored).toBe('');
    await page.getByRole('button', { name: 'Angre: Overskrift, engelsk' }).click();
    await expect.poll(stored).toBe(before);
    await expect(older).toBeVisible();
    await useNorwegian.click();
    await expect.poll(stored).toBe('');
  });

  await test.step('the English page leaves the question and its heading out', async () => {
    await desk.open('#/publish');
    await page.getByRole('main').getByRole('button', { name: 'Publiser' }).click();
    await expect(page.getByText('Ingenting er endret.')).toBeVisible();
    const norwegian = await (await fetch(`${server.site}/services`)).text();
    const english = await (await fetch(`${server.site}/en/services`)).text();
    const contact = await (await fetch(`${server.site}/en/contact`)).text();
    const privacy = await (await fetch(`${server.site}/en/personvern`)).text();
    expect(contact).toMatch(new RegExp(`<h2[^>]* lang="no"[^>]*>${heading}</h2>`));
    expect(norwegian).toContain(question.no);
    expect(english).not.toContain(question.no);
    expect(english).not.toContain('Questions');
    expect(/<p lang="no">.*?<\/p>/.exec(privacy)?.[0]).toContain('Spør oss.');
  });
});
