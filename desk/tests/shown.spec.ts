import { expect, test } from './support/test.ts';

test('the owner switches a service off, and its page keeps its preview', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/company');
  await desk.openSection('Tjenester på nettsiden');
  const services = project.readJson('content/services.json').shown.services;
  const section = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Tjenester på nettsiden' }) });
  const switches = section.getByRole('checkbox');
  await expect(switches).toHaveCount(Object.keys(services).length);
  await page.getByLabel('Trepleie', { exact: true }).uncheck();
  await expect.poll(() => project.readJson('content/services.json').shown.services.arborist).toBe(false);
  await desk.expectSaved();
  // The last one stays.
  for (const name of ['Vinterdrift', 'Feietjenester', 'Graving og grunnarbeid'])
    await page.getByLabel(name, { exact: true }).uncheck();
  await expect(page.getByLabel('Eiendomsforvaltning', { exact: true })).toBeDisabled();
  await desk.expectSaved();

  const html = async (path: string) => (await page.request.get(desk.origin + path)).text();
  expect(await html('/services')).not.toContain('/services/trepleie');
  expect(await html('/services/trepleie')).toContain(
    project.readJson('content/arborist.json').no.banner.title,
  );
  await desk.open('#/page');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Trepleie' });
  await expect(listed).toContainText('Vises ikke');
  await desk.open('#/arborist');
  await expect(page.getByText('Vises ikke', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Vis på nettsiden' }).click();
  await expect(page.getByLabel('Trepleie', { exact: true })).toBeFocused();
});

test('the owner switches a row of a service off, and its words stay', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/winter');
  await desk.openSection('Det dere gjør');
  const line = page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: /^Salting og strøing/ });
  await line.click();
  const row = page.getByRole('group', { name: 'Salting og strøing' });
  const { title } = project.readJson('content/winter.json').no.rows.gritting;
  await row.getByLabel('Vis på nettsiden').uncheck();
  await expect(line).toContainText('Vises ikke');
  await expect.poll(() => project.readJson('content/winter.json').shown.rows.gritting).toBe(false);
  await desk.expectSaved();
  expect(project.readJson('content/winter.json').no.rows.gritting.title).toBe(title);
  const html = await (await page.request.get(`${desk.origin}/services/vinterdrift`)).text();
  expect(html).not.toContain('id="gritting"');
});
