import { newMark, storedMessages } from '../../tests/support/contact-form.ts';
import type { services } from '../../tests/support/site.ts';
import { expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { allTexts, interpolate, type Language } from '../../tests/support/texts.ts';

// docs/product.md, "Message form": a purpose comes along.

function beginningFor(service: (typeof services)[number]['screen'], language: Language): string {
  const { contact, shared } = allTexts(language);
  return interpolate(contact.form.about, { service: shared.services[service].toLowerCase() });
}

inBothLanguages((language) => {
  test(
    'the service that the visitor comes from begins the message',
    matrix,
    async ({ page, visit, texts, form, main, choose }) => {
      const screen = 'winter';
      const other = language === 'no' ? 'en' : 'no';
      await visit('/services/vinterdrift');
      const { contact } = texts.shared.call;
      await main.locator('section').last().getByRole('link', { name: contact }).click();
      await expect(page).toHaveURL(`/contact?about=${screen}`);
      await expect(form.message).toHaveValue(beginningFor(screen, language));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await choose(other === 'en' ? 'English' : 'Norsk');
      const message = page.locator('textarea');
      await expect(message).toHaveValue(beginningFor(screen, other));
      await choose(other === 'en' ? 'Norsk' : 'English');
      await expect(message).toHaveValue(beginningFor(screen, language));

      // The beginning alone is no message and no draft.
      await form.email.fill('ase@example.no');
      await form.consent.check();
      await form.send.click();
      await expect(form.message).toHaveAccessibleDescription(texts.contact.form.errors.message.missing);
      const draft = () => page.evaluate(() => JSON.parse(sessionStorage.contactDraft).message);
      expect(await draft()).toBe('');

      const mark = newMark();
      await form.consent.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(mark);
      const typed = beginningFor(screen, language) + mark;
      await expect(form.message).toHaveValue(typed);
      await page.goto('/contact?about=sweeping');
      await expect(form.message).toHaveValue(typed);
      await form.consent.check();
      await form.send.click();
      await expect(form.success).toBeVisible();
      expect(storedMessages(mark)).toMatchObject([{ message: typed }]);
      await expect(page).toHaveURL('/contact');
      await expect(form.message).toHaveValue('');
    },
  );
});

test('other purposes are ignored', matrix, async ({ visit, form }) => {
  for (const about of ['home', 'constructor', '<b>']) {
    await visit(`/contact?about=${about}`);
    await expect(form.message).toHaveValue('');
  }
});
