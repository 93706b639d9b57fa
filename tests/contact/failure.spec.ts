import { messageRequests } from '../support/site.ts';
import { engines, expect, inBothLanguages, matrix, test, visitWithStoppedClock } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Message form": failure.

const message = 'Brøyting på Lommedalsveien & <b>omegn</b> <script>document.title = "x"</script>';

inBothLanguages(() => {
  test('a failure is announced, and keeps the message', engines, async ({ page, visit, texts, form }) => {
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    await form.name.fill('Åse');
    await form.fillIn(message);
    await form.send.click();
    const { title, text } = texts.shared.toast.failure;
    const toast = page.getByRole('alert');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(form.send).toBeEnabled();
    await expect(form.consent).toBeChecked();
    await expect(form.email).toHaveValue('ase@example.no');
    const byEmail = page.getByRole('link', { name: texts.contact.form.emailInstead });
    const address = new URL((await byEmail.getAttribute('href')) ?? '');
    expect(address.protocol + address.pathname).toBe(company.emailLink);
    expect(address.searchParams.get('body')).toContain(message);
    expect(await page.getByRole('main').locator('b, script').count()).toBe(0);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(toast.filter({ hasText: /\S/ })).toHaveCount(0);
    const answer = page.locator('form').filter({ hasText: `${title} ${text}` });
    const phone = answer.getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', company.phoneLink);

    await page.unroute(messageRequests);
    await visit('/contact');
    await expect(form.name).toHaveValue('Åse');
    await expect(form.message).toHaveValue(message);
    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(byEmail).toHaveCount(0);
  });
});

test('a service that hangs has failed after thirty seconds', matrix, async ({ page, form }) => {
  await page.route(messageRequests, () => {});
  await visitWithStoppedClock(page, '/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.failure).toBeVisible();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
});

test('a failure after moving on keeps the text', matrix, async ({ page, visit, texts, heading, form }) => {
  let fail = () => Promise.resolve();
  await page.route(messageRequests, (route) => {
    fail = () => route.abort();
  });
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.about }).click();
  await expect(heading).toHaveText(texts.about.banner.title);
  await fail();
  await expect(form.failure).toBeVisible();
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
  await expect(form.emailInstead).toHaveAttribute('href', /body=Hei/);
});
