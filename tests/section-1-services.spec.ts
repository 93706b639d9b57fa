import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// SPEC section 1: what the company offers, and the ways to reach it.

const services = {
  winter: ['Snow plowing', 'Salting and gritting', 'Snow removal and ice planing'],
  sweeping: ['Spring sweeping', 'Garage sweeping', 'Maintenance sweeping'],
  excavation: ['Excavation', 'Asphalt work', 'Drainage'],
  arborist: ['Tree felling', 'Pruning', 'Stump grinding and chipping'],
  facility: ['Facility services', 'Lawn mowing', '24/7 on-call service'],
} as const;

const names = Object.keys(services) as (keyof typeof services)[];
const pathOf = (screen: string) => routes.find((route) => route.screen === screen)?.path ?? '';

test.describe('in the words of the specification', () => {
  test.use({ language: 'en' });
  for (const name of names) {
    test(`the ${name} page offers what section 1 lists`, async ({ page, visit }) => {
      await visit(pathOf(name));
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      for (const [index, title] of services[name].entries()) {
        await expect(headings.nth(index)).toHaveText(new RegExp(`^${title}( \\(opens another website\\))?$`));
      }
    });
  }
});

inBothLanguages(() => {
  test('every service is reached from the services page', async ({ page, visit, words }) => {
    await visit('/services');
    for (const name of names) {
      const link = page.getByRole('main').locator(`a[href="${pathOf(name)}"]`);
      await expect(link).toContainText(words.shared.services[name]);
    }
  });

  test('a visitor can write, call, send e-mail, find the place and ask for a visit', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: words.contact.form.send })).toBeVisible();
    await expect(main.getByRole('link', { name: owner.phone })).toHaveAttribute('href', owner.phoneLink);
    await expect(main.getByRole('link', { name: owner.email })).toHaveAttribute('href', owner.emailLink);
    await expect(main.getByRole('link', { name: words.contact.details.directions })).toHaveAttribute(
      'href',
      owner.mapsSearchLink,
    );
    const visitButton = page.getByRole('banner').getByRole('link', { name: words.shared.freeVisit });
    await expect(visitButton).toHaveAttribute('href', owner.phoneLink);
  });

  test('the pages name the company’s year, place and customers', async ({ page, visit, language }) => {
    await visit('/');
    const customers = {
      no: /private, borettslag, sameier og næring/,
      en: /private customers, housing cooperatives and commercial property owners/,
    };
    const main = page.getByRole('main');
    await expect(main.getByText(customers[language]).first()).toBeVisible();
    await expect(main).toContainText('2019');
    await expect(main).toContainText('Bærum');
    await expect(main).toContainText('Lommedalen');
  });
});
