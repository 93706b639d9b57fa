import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "Facts": each is stated in words on the pages that need it.

const facts = {
  '/': {
    no: ['2019', '12 maskiner', '24/7', 'Bærum', 'Lommedalen', 'private', 'borettslag', 'næring'],
    en: [
      '2019',
      '12 machines',
      '24/7',
      'Bærum',
      'Lommedalen',
      'private',
      'housing cooperatives',
      'commercial',
    ],
  },
  '/about': { no: ['2019', '12 maskiner', '7:00–17:00'], en: ['2019', '12 machines', '7:00–17:00'] },
  '/services/vinterdrift': {
    no: ['15. oktober', '15. april', '2–4 mm', '4–8 mm'],
    en: ['15 October', '15 April', '2–4 mm', '4–8 mm'],
  },
  '/services/feietjenester': { no: ['17. mai'], en: ['17 May'] },
  '/contact': { no: ['7:00–17:00', 'Stengt', 'hele døgnet'], en: ['7:00–17:00', 'Closed', '24/7'] },
  '/personvern': {
    no: ['12 måneder', '90 dager', 'Google Maps', '922 139 024'],
    en: ['12 months', '90 days', 'Google Maps', '922 139 024'],
  },
} as const;

inBothLanguages((language) => {
  test('every page states its facts', async ({ page }) => {
    for (const [path, stated] of Object.entries(facts)) {
      await page.goto(path);
      const text = (await page.getByRole('main').textContent())?.replaceAll('\u00a0', ' ');
      for (const fact of stated[language]) expect(text, path).toContain(fact);
    }
  });
});
