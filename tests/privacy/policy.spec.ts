import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "Privacy policy" and "What is stored".

const sectionIds = [
  ...['controller', 'data-collected', 'purpose', 'voluntary', 'recipients', 'transfers', 'storage', 'rights'],
  ...['automated-decisions', 'security', 'cookies'],
];

const storedKeys = ['language', 'cookieConsent', 'cookieConsentDate', 'contactDraft', 'reloadedForChunk'];

inBothLanguages((language) => {
  test('the policy has eleven sections, and names every stored key', async ({ page, visit, texts }) => {
    await visit('/personvern');
    const { sections } = texts.privacy;
    expect(sections).toHaveLength(sectionIds.length);
    for (const [index, { title, paragraphs, points }] of sections.entries()) {
      const section = page.locator(`#${sectionIds[index]}`);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
      for (const text of paragraphs) await expect(section).toContainText(text);
      await expect(section.getByRole('listitem')).toHaveText(points);
    }
    // The last row is the map, whose keys are its own.
    const keys = page.getByRole('table').getByRole('rowheader');
    await expect(keys).toHaveText([...storedKeys, 'Google Maps']);
    const session = { no: /økten/i, en: /session/i }[language];
    await expect(page.getByRole('row', { name: 'Google Maps' }).getByRole('cell').last()).toHaveText(session);

    const link = page.getByRole('main').getByRole('link', { name: sections[8]?.title ?? '', exact: true });
    await link.click();
    await expect(page.locator('#automated-decisions')).toBeInViewport();
  });
});
