import { violations } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('the owner leaves Facebook empty', async ({ desk, project }) => {
  const { page } = desk;
  await desk.open('#/company');
  const stored = () => project.readJson('content/company.json');
  await desk.field('Facebook').fill('');
  await expect.poll(() => stored().facebook).toBe('');
  await expect(desk.field('Facebook')).not.toHaveAttribute('aria-invalid', 'true');
  await desk.expectSaved();
  expect(await violations(page)).toEqual([]);
  const html = await (await page.request.get(`${desk.origin}/contact`)).text();
  expect(html).not.toMatch(/facebook\.com/);
});
