import { formatFacts } from '../../builder/facts/format-facts.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Facts": what the pages take from company.json is what company.json says.

inBothLanguages((language) => {
  test('every page states its facts', async ({ page, texts }) => {
    const { details } = texts.contact;
    const facts = formatFacts(company, language, details);
    const stated = {
      '/': texts.home.facts.items.flatMap(({ figure, label }) => [figure, label]),
      '/services/vinterdrift': texts.winter.rows.flatMap(({ points }) => points),
      '/contact': [facts.address, ...details.hoursLines.flatMap(({ days, time }) => [days, time])],
      '/personvern': texts.privacy.keys.rows.flatMap(({ key, lifetime }) => [key, lifetime]),
    };
    for (const [path, expected] of Object.entries(stated)) {
      await page.goto(path);
      for (const fact of expected) await expect(page.getByRole('main'), path).toContainText(fact ?? '');
    }
    await expect(page.getByRole('contentinfo')).toContainText(company.organisationNumber);
  });
});
