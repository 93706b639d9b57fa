import { contactForm } from '../support/contact-form.ts';
import { newMark, storedMessages } from '../support/inbox.ts';
import { photos, visiblePhotos } from '../support/photos.ts';
import { routes } from '../support/routes.ts';
import { inboxUrl } from '../support/site.ts';
import { engines, expect, phone, test } from '../support/test.ts';

// docs/product.md, "Errors": a visitor without JavaScript reads every page, goes from one to the next, and sends a
// message.

test.use({ javaScriptEnabled: false, consent: 'unset' });

for (const [name, screen] of [
  ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(screen);

    test('every route is readable and leads on', async ({ page, texts }) => {
      const { consent, header, footer, navigation } = texts.shared;
      for (const { path, screen } of routes) {
        await page.goto(path);
        const words = texts[screen];
        const title = 'banner' in words ? words.banner.title : words.hero.title;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
        for (const button of [header.openMenu, footer.cookieSettings]) {
          await expect(page.getByRole('button', { name: button }), path).toHaveCount(0);
        }
      }
      const menu = page.getByRole('navigation', { name: header.mainNavigation });
      for (const [label, path] of [
        [navigation.about, '/about'],
        [navigation.contact, '/contact'],
        [navigation.news, '/aktuelt'],
      ] as const) {
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
      }
    });
  });
}

test('the form posts, once it has e-mail, message and consent', engines, async ({ page, texts }) => {
  const mark = newMark();
  await page.goto('/contact');
  const form = contactForm(page, texts.contact);
  await form.name.fill('Åse Ærlig');
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
  await form.message.fill(`${mark}\nBrøyting på Øvre vei`);
  await form.send.click();
  await expect(page).toHaveURL(`${inboxUrl}no`);
  expect(storedMessages(mark)).toMatchObject([
    { name: 'Åse Ærlig', phone: '', message: `${mark}\nBrøyting på Øvre vei` },
  ]);
});

test('the gallery shows all 37 photos as links', async ({ page, request, texts }) => {
  await page.goto('/gallery');
  await expect(visiblePhotos(page)).toHaveCount(37);
  await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toBeHidden();
  const response = await request.get((await photos(page).last().getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('image/webp');
});

test('the services are expanded, and the dropdown opens', async ({ page, texts }) => {
  await page.goto('/services');
  const { cards, readMore } = texts.services;
  for (const { more } of Object.values(cards)) {
    for (const text of more) await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: readMore })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: texts.shared.header.mainNavigation });
  await menu.getByRole('link', { name: texts.shared.navigation.services, exact: true }).hover();
  await menu.getByRole('link', { name: texts.shared.services.excavation }).click();
  await expect(page).toHaveURL('/services/graving');
});

test('an unknown path shows the 404 page', engines, async ({ page }) => {
  expect((await page.goto('/finnes-ikke'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Til forsiden', exact: true }).click();
  await expect(page).toHaveURL('/');
});
