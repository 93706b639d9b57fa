import { routes, serviceNames } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// SPEC section 2: the routes, and the screens that have no file of their own here.

/** Word for word from SPEC section 2. */
const specified = [
  '/',
  '/about',
  '/services',
  '/services/vinterdrift',
  '/services/feietjenester',
  '/services/graving',
  '/services/trepleie',
  '/services/eiendomsforvaltning',
  '/aktuelt',
  '/gallery',
  '/contact',
  '/personvern',
];

const pathOf = (screen: string) => routes.find((route) => route.screen === screen)?.path ?? '';

test('every route answers 200 with one main heading, with and without a slash at the end', async ({
  request,
}) => {
  for (const path of specified) {
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
    }
  }
});

inBothLanguages(() => {
  test('about tells the story, the commitment and the values', async ({ page, visit, words }) => {
    await visit('/about');
    const { story, commitment, values } = words.about;
    const main = page.getByRole('main');
    for (const { title } of [story, commitment, values]) {
      await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    for (const text of [...story.paragraphs, ...commitment.paragraphs, ...commitment.points]) {
      await expect(main).toContainText(text);
    }
    for (const { title, text } of values.items) {
      await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText(text);
    }
  });

  test('the services page has five cards that lead to their pages', async ({ page, visit, words }) => {
    await visit('/services');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const [index, service] of serviceNames.entries()) {
      const card = cards.nth(index);
      const { title, description } = words.services.cards[service];
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card).toContainText(description);
      await expect(card.locator('img')).toHaveAttribute('alt', /.{20,}/);
      await expect(card.getByRole('link')).toHaveAttribute('href', pathOf(service));
    }
    await cards.nth(4).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.facility.banner.title);
  });

  for (const service of serviceNames) {
    test(`the ${service} page alternates pictures and texts and ends with the consultation`, async ({
      page,
      visit,
      words,
    }) => {
      await visit(pathOf(service));
      const sides = new Set<boolean>();
      for (const row of words[service].rows) {
        const region = page.getByRole('region', { name: row.title });
        for (const text of [...row.paragraphs, ...row.points]) await expect(region).toContainText(text);
        await expect(region.locator('img')).toHaveAttribute('alt', /.{20,}/);
        const picture = await region.locator('img').boundingBox();
        const heading = await region.getByRole('heading').boundingBox();
        sides.add((picture?.x ?? 0) < (heading?.x ?? 0));
      }
      expect(sides.size).toBe(2);
      const last = page.getByRole('main').locator('section').last();
      await expect(last.getByRole('heading')).toHaveText(words.shared.consultation.title);
      const contact = last.getByRole('link', { name: words.shared.call.contact });
      await expect(contact).toHaveAttribute('href', '/contact');
      const phone = last.getByRole('link', { name: words.shared.call.phone });
      await expect(phone).toHaveAttribute('href', owner.phoneLink);
    });
  }

  test('the third winter title opens the external document', async ({ page, visit, words }) => {
    await visit('/services/vinterdrift');
    const title = words.winter.rows[2]?.title ?? '';
    const link = page.getByRole('heading', { name: title }).getByRole('link');
    await expect(link).toHaveAttribute('href', owner.icePlaningDocument);
    await expect(link).toContainText(words.shared.opensExternal);
  });

  test('the excavation row lists eight items', async ({ page, visit, words }) => {
    await visit('/services/graving');
    const [row] = words.excavation.rows;
    const items = page.getByRole('region', { name: row?.title ?? '', exact: true }).getByRole('listitem');
    await expect(items).toHaveText(row?.points ?? []);
    await expect(items).toHaveCount(8);
  });

  test('the news say that there are no articles yet', async ({ page, visit, language }) => {
    await visit('/aktuelt');
    const message = { no: 'Det er ingen artikler ennå.', en: 'There are no articles yet.' }[language];
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('the privacy policy has all its sections and points', async ({ page, visit, words }) => {
    await visit('/personvern');
    const { sections } = words.privacy;
    const ids =
      'controller data-collected purpose voluntary recipients transfers storage rights automated-decisions security cookies';
    expect(sections.map(({ id }) => id)).toEqual(ids.split(' '));
    for (const { id, title, paragraphs, points } of sections) {
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
      for (const text of paragraphs) await expect(section).toContainText(text);
      await expect(section.getByRole('listitem')).toHaveText(points);
      if (id === 'purpose') expect(points).toHaveLength(4);
      if (id === 'storage') expect(points).toHaveLength(3);
    }
    await expect(page.locator('#rights')).toContainText('Datatilsynet');
    await page
      .getByRole('main')
      .getByRole('link', { name: sections[8]?.title ?? '' })
      .click();
    await expect(page.locator('#automated-decisions')).toBeInViewport();
  });

  test('any other path shows the 404 page, with its path in the console', async ({
    page,
    visit,
    words,
    language,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await visit('/finnes/ikke');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(main).toContainText(words['not-found'].line);
    await expect.poll(() => said.join()).toContain('/finnes/ikke');
    const home = { no: 'Til forsiden', en: 'Return to home' }[language];
    await main.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.hero.title);
  });
});

test('an unknown path is answered with status 404', async ({ request }) => {
  for (const path of ['/finnes-ikke', '/services/finnes-ikke', '/about/mer', '/404', '/index.php?id=1']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Oops! Page not found');
  }
});
