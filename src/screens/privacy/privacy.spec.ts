import { expect, test } from '../../../tests/support/test.ts';

// docs/product.md, "Privacy policy" and "What is stored".

const sectionIds = [
  ...['controller', 'data-collected', 'purpose', 'voluntary', 'recipients', 'transfers', 'storage', 'rights'],
  ...['automated-decisions', 'security', 'cookies'],
];

const storedKeys = ['language', 'cookieConsent', 'cookieConsentDate', 'contactDraft', 'reloadedForChunk'];

test('the policy has eleven sections, and names every stored key', async ({ page, visit, texts }) => {
  await visit('/personvern');
  const { sections } = texts.privacy;
  expect(sections).toHaveLength(sectionIds.length);
  for (const [index, { title }] of sections.entries()) {
    await expect(page.locator(`#${sectionIds[index]}`).getByRole('heading', { level: 2 })).toHaveText(title);
  }
  // The last row is the map, whose keys are its own.
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([...storedKeys, 'Google Maps']);

  const { title = '' } = sections[8] ?? {};
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await link.click();
  await expect(page.locator('#automated-decisions')).toBeInViewport();

  // On a phone the list of contents is folded.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeHidden();
  await page.getByText(texts.privacy.contents, { exact: true }).click();
  await expect(link).toBeVisible();
});
