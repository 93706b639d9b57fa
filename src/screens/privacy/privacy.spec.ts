import { expect, test } from '../../../tests/support/test.ts';

// docs/product.md, "Privacy policy" and "What is stored".

const sectionIds = [
  ...['controller', 'data-collected', 'purpose', 'voluntary', 'recipients', 'transfers', 'storage', 'rights'],
  ...['automated-decisions', 'security', 'cookies'],
];

const storedKeys = ['language', 'cookieConsent', 'cookieConsentDate', 'contactDraft', 'reloadedForChunk'];

test('the policy has eleven sections, and names every stored key', async ({ page, visit, texts, main }) => {
  await visit('/personvern');
  const { sections } = texts.privacy;
  expect(sections).toHaveLength(sectionIds.length);
  for (const [index, { title }] of sections.entries()) {
    await expect(page.locator(`h2#${sectionIds[index]}`)).toHaveText(title);
  }
  const { paragraphs: [first = ''] = [], points = [] } = sections[sectionIds.indexOf('rights')] ?? {};
  const start = [first, ...points];
  expect(
    (await page.locator('section:has(#rights) :is(p, li)').allTextContents()).slice(0, start.length),
  ).toEqual(start);
  // The last row is Google's map, which stores keys of its own.
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([...storedKeys, 'Google Maps']);

  await main.getByRole('link', { name: sections[8]?.title ?? '', exact: true }).click();
  await expect(page.locator('#automated-decisions')).toBeInViewport();
  await expect(page.locator('#automated-decisions')).toBeFocused();
});
