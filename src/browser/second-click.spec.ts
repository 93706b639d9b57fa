import { expect, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Changing pages".

test.describe('a double click counts as one', () => {
  test('on the cookie banner', matrix, async ({ page, visit, texts, main, expectPage }) => {
    await page.addInitScript(() => localStorage.clear());
    await visit('/services');
    const { accept, label } = texts.shared.consent;
    const button = page.getByRole('button', { name: accept, exact: true });
    // What the banner covers gets the second click.
    await button.evaluate(
      (button, link) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        Object.assign((link as HTMLElement).style, {
          position: 'fixed',
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
      },
      await main.getByRole('link').first().elementHandle(),
    );
    await button.dblclick();
    await expect(page.getByRole('region', { name: label })).toBeHidden();
    await expectPage('services');
  });

  test('on a button that shows more', matrix, async ({ visit, texts, main }) => {
    await visit('/services');
    const { readMore, showLess } = texts.services;
    await main.getByRole('button', { name: readMore }).first().dblclick();
    await expect(main.getByRole('button', { name: showLess, expanded: true })).toBeVisible();
  });

  test('on the button that sends', matrix, async ({ page, visit, form, expectPage }) => {
    await visit('/contact');
    await form.email.fill('ase@example.no');
    await form.message.fill('Hei');
    // The message about the box moves what is below it.
    await form.send.dblclick();
    await expect(form.consentRequired).toBeVisible();
    await expectPage('contact');
    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    // The second click after a quick answer.
    await form.send.dispatchEvent('click', { detail: 2 });
    await expect(page.locator('form p:focus')).toBeVisible();
    await expect(form.success).toBeVisible();
  });
});
