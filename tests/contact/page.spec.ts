import { contactForm } from '../support/contact-form.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Contact".

inBothLanguages((language) => {
  test('the page has the company’s details and the form’s fields', async ({ page, visit, texts }) => {
    await visit('/contact');
    const { details } = texts.contact;
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink);
    await expect(main.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink);
    await expect(main.getByText(company.address)).toBeVisible();
    for (const { days, time } of details.hoursLines) {
      await expect(main.getByText(days, { exact: true })).toBeVisible();
      await expect(main.getByText(time, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(details.onCall)).toBeVisible();
    const facebook = main.getByRole('link', { name: details.facebook });
    await expect(facebook).toHaveAttribute('href', company.facebook);
    const map = main.getByRole('link', { name: details.directions });
    await expect(map).toHaveAttribute('href', company.mapsSearchLink);

    const form = contactForm(page, texts.contact);
    const { optional } = texts.contact.form;
    for (const [field, name, complete, isOptional] of [
      [form.name, 'name', 'name', true],
      [form.email, 'email', 'email', false],
      [form.phone, 'phone', 'tel', true],
      [form.message, 'message', null, false],
    ] as const) {
      await expect(field).toHaveAttribute('name', name);
      if (complete) await expect(field).toHaveAttribute('autocomplete', complete);
      await expect(field).toHaveAccessibleName(isOptional ? new RegExp(`\\(${optional}\\)$`) : /^[^(]+$/);
    }
    const consent = {
      no: 'Jeg samtykker til at opplysningene mine brukes til å behandle denne henvendelsen.',
      en: 'I agree that my information will be used to process this request.',
    }[language];
    await expect(page.getByRole('checkbox', { name: consent, exact: true })).not.toBeChecked();
    await expect(form.send).toBeEnabled();
  });
});
