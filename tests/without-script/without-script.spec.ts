import { plainText } from '../../src/content/linked-text.ts';
import { newMark, storedMessages } from '../support/contact-form.ts';
import { photos, visiblePhotos } from '../support/page.ts';
import { routes, services } from '../support/routes.ts';
import { messagesUrl } from '../support/site.ts';
import { engines, expect, firms, matrix, phone, test } from '../support/test.ts';
import { files } from '../support/texts.ts';

// docs/product.md, "Errors": a visitor without JavaScript reads every page, goes from one to the next, and sends a
// message.

test.use({ javaScriptEnabled: false, consent: 'unset' });

test.describe('on a phone', () => {
  test.use(phone);

  test('every route is readable and leads on', firms, async ({ page, texts, heading }) => {
    const { consent, header, footer, navigation } = texts.shared;
    for (const { path } of routes) {
      await page.goto(path);
      await expect(heading).toBeInViewport();
      await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
      // Dark words on light ground, without the shade that white words need. It stays there.
      const shade = await page
        .locator('main > section:first-child > div')
        .first()
        .evaluate((pictures) => getComputedStyle(pictures, '::after').content);
      expect(shade, path).toBe('none');
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      for (const button of [header.openMenu, footer.cookieSettings]) {
        await expect(page.getByRole('button', { name: button }), path).toHaveCount(0);
      }
    }
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    await menu.getByRole('link', { name: navigation.about, exact: true }).click();
    await expect(page).toHaveURL('/about');

    await page.goto('/services/trepleie');
    const question = page.locator('details').first();
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').tap();
    await expect(question.locator('p')).toBeVisible();
  });
});

test('the form posts, once it has e-mail, message and consent', engines, async ({ page, form }) => {
  const mark = newMark();
  await page.goto('/contact');
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
  await expect(page).toHaveURL(`${messagesUrl}no`);
  const message = `${mark}\nBrøyting på Øvre vei`;
  expect(storedMessages(mark)).toMatchObject([{ name: 'Åse Ærlig', phone: '', message }]);
});

test('the gallery shows all photos as links', matrix, async ({ page, request, texts }) => {
  await page.goto('/gallery');
  await expect(visiblePhotos(page)).toHaveCount(files.gallery.pictures.photos.length);
  await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toBeHidden();
  const response = await request.get((await photos(page).last().getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('image/webp');
});

test('the services are expanded, and the dropdown opens', matrix, async ({ page, texts }) => {
  await page.goto('/services');
  const { readMore } = texts.services;
  for (const { screen } of services) {
    for (const text of texts[screen].card.more)
      await expect(page.getByText(plainText(text), { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: readMore })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: texts.shared.header.mainNavigation });
  await menu.getByRole('link', { name: texts.shared.navigation.services, exact: true }).hover();
  await menu.getByRole('link', { name: texts.shared.services.excavation }).click();
  await expect(page).toHaveURL('/services/graving');
});
