import { routes } from '../src/routing/routes.ts';
import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, phone, test } from './support/test.ts';

// A visitor without JavaScript reads every page, goes from one to the next, and sends a message.

test.use({ javaScriptEnabled: false, consent: 'unset' });

for (const [name, screen] of [
  ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(screen);

    test('every route is readable, and nothing that needs a script is in the way', async ({
      page,
      words,
    }) => {
      const { consent, header, footer } = words.shared;
      for (const { path, screen } of routes) {
        await page.goto(path);
        const texts = words[screen];
        const title = 'banner' in texts ? texts.banner.title : words.home.hero.title;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
        for (const button of [header.openMenu, 'English', footer.cookieSettings]) {
          await expect(page.getByRole('button', { name: button }), path).toHaveCount(0);
        }
        await expect(page.getByText(consent.text)).toBeHidden();
      }
    });

    test('the navigation leads from page to page', async ({ page, words }) => {
      const { header, navigation } = words.shared;
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: header.mainNavigation });
      for (const [label, path] of [
        [navigation.about, '/about'],
        [navigation.services, '/services'],
        [navigation.gallery, '/gallery'],
        [navigation.contact, '/contact'],
        [navigation.news, '/aktuelt'],
      ] as const) {
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
      }
    });
  });
}

test('the form posts to the form service by itself', async ({ page, words }) => {
  const mark = newMark();
  await page.goto('/contact');
  const form = contactForm(page, words.contact);
  await form.name.fill('Åse Ærlig');
  await form.fillIn(`${mark}\nBrøyting på Øvre vei`);
  await form.send.click();
  await expect(page).toHaveURL(inboxUrl);
  await expect(page.getByRole('heading')).toHaveText('Takk. Meldingen er mottatt.');
  expect(storedMessages(mark)).toMatchObject([
    { name: 'Åse Ærlig', phone: '', message: `${mark}\nBrøyting på Øvre vei` },
  ]);
});

test('the browser holds back a form without e-mail, message or consent', async ({ page, words }) => {
  const mark = newMark();
  await page.goto('/contact');
  const form = contactForm(page, words.contact);
  await form.fillIn(mark);
  await form.consent.uncheck();
  await form.send.click();
  await form.consent.check();
  await form.email.fill('ingen adresse');
  await form.send.click();
  await form.email.fill('ase@example.no');
  await form.message.fill('');
  await form.send.click();
  await expect(page).toHaveURL('/contact');
  await form.message.fill(mark);
  await form.send.click();
  await expect(page).toHaveURL(inboxUrl);
  expect(storedMessages(mark)).toHaveLength(1);
});

test('the gallery shows all 37 photos as links to the large pictures', async ({ page, request, words }) => {
  await page.goto('/gallery');
  const photos = page.getByRole('main').locator('li > a:has(img)');
  await expect(photos.filter({ visible: true })).toHaveCount(37);
  await expect(page.getByRole('navigation', { name: words.gallery.pagination })).toBeHidden();
  const answer = await request.get((await photos.last().getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test('every text of the services is open', async ({ page, words }) => {
  await page.goto('/services');
  const { cards, readMore } = words.services;
  for (const { more } of Object.values(cards)) {
    for (const text of more) await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: readMore })).toHaveCount(0);
});

test('the five service pages are reached through the menu', async ({ page, words }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: words.shared.header.mainNavigation });
  await menu.getByRole('link', { name: words.shared.navigation.services, exact: true }).hover();
  await menu.getByRole('link', { name: words.shared.services.excavation }).click();
  await expect(page).toHaveURL('/services/graving');
});

test('an unknown path shows the 404 page', async ({ page }) => {
  const answer = await page.goto('/finnes-ikke');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Til forsiden', exact: true }).click();
  await expect(page).toHaveURL('/');
});
