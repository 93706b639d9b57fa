import { newMark, storedMessages } from '../support/contact-form.ts';
import { messagesUrl, routes } from '../support/site.ts';
import { anyContent, expect, matrix, matrixInEngines, phone, test } from '../support/test.ts';

// docs/product.md, "Errors": scripts are off or blocked. src/gallery has the photos.

test.use({ javaScriptEnabled: false, consent: 'unset' });

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'every route is readable and leads on',
    anyContent,
    async ({ page, texts, heading, header, footer, clickFooterLink }) => {
      const { consent, ...shared } = texts.shared;
      for (const { path } of routes) {
        await page.goto(path);
        await expect(heading).toBeInViewport();
        await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
        await page.evaluate(() => window.scrollTo(0, 900));
        await expect(header).toBeInViewport({ ratio: 1 });
        for (const name of [shared.header.openMenu, shared.footer.cookieSettings])
          await expect(page.getByRole('button', { name }), path).toHaveCount(0);
      }
      await header.getByRole('link', { name: shared.footer.navigation, exact: true }).click();
      await expect(footer.getByRole('navigation')).toBeInViewport({ ratio: 1 });
      await clickFooterLink('about');
      await expect(page).toHaveURL('/about');
    },
  );
});

const formTitle = 'the form posts, once it has e-mail, message and consent';
test(formTitle, matrixInEngines, async ({ page, form, heading, main, texts }) => {
  const { success } = texts.shared.toast;
  const mark = newMark();
  const message = `${mark}\nBrøyting på Øvre vei`;
  await page.goto('/contact');
  await form.name.fill('Åse Ærlig');
  await form.fillIn(message);
  await form.consent.uncheck();
  await form.send.click();
  await form.consent.check();
  await form.email.fill('ingen adresse');
  await form.send.click();
  await form.email.fill('ase@example.no');
  await form.message.fill('');
  await form.send.click();
  await expect(page).toHaveURL('/contact');
  await form.message.fill(message);
  await form.send.click();
  await expect(page).toHaveURL(`${messagesUrl}no`);
  await expect(page).toHaveTitle(success.title);
  await expect(heading).toHaveText(success.title);
  await expect(main.getByText(success.text)).toBeVisible();
  expect(storedMessages(mark)).toMatchObject([{ name: 'Åse Ærlig', phone: '', message }]);
});

test('the language switch leads to the other address', matrix, async ({ page, choose, header, main }) => {
  await page.goto('/contact');
  await choose('English');
  await expect(page).toHaveURL('/en/contact');
  await expect(header.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  // The answer to its form is in English too.
  await expect(main.locator('form')).toHaveAttribute('action', `${messagesUrl}en`);
  await choose('Norsk');
  await expect(page).toHaveURL('/contact');
});
