import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// Whatever is written arrives letter by letter, and is nowhere taken for anything but text.

const markup = '<script>document.title="x"</script><img src=x onerror="document.title=1">"\'><b>&amp;</b>';

const kinds = {
  '100 000 characters': 'Snø og is på veien. '.repeat(5000),
  'emoji, joined and with skin tones': '👷‍♀️🚜❄️👨‍👩‍👧‍👦🇳🇴👍🏽'.repeat(50),
  'right-to-left text and the signs that steer it': 'שלום עולם \u202eevil\u202c مرحبا \u2067123\u2069 hei',
  'script tags': markup,
  'what tears at a multipart body':
    '\n--boundary\nContent-Disposition: form-data; name="email"\n\na@b.no\n--',
  'combining letters, kept as they were typed':
    'A\u030a A\u030angstro\u0308m Å \u200d\u00a0\u2028 x\u0000'.slice(0, -1),
};

test('every kind of text arrives as it was written', async ({ page, visit, words }) => {
  await visit('/contact');
  const title = await page.title();
  const form = contactForm(page, words.contact);
  for (const [kind, text] of Object.entries(kinds)) {
    const mark = newMark();
    const written = `${mark} ${text} ${mark}`;
    await form.name.fill(text.replaceAll('\n', ' ').slice(0, 500));
    await form.fillIn(written);
    await form.send.click();
    await expect(form.success, kind).toBeVisible();
    const [stored, ...others] = storedMessages(mark);
    expect(others, kind).toEqual([]);
    // Compared first, so that a failure does not print 100 000 letters.
    expect(stored?.message === written, `${kind} arrives as written`).toBe(true);
    expect(stored?.name, kind).toBe(text.replaceAll('\n', ' ').slice(0, 500).trim());
    await page.getByRole('button', { name: words.shared.toast.close }).click();
  }
  expect(await page.title()).toBe(title);
});

test('a failure keeps every kind of text, through a reload too, and shows none of it as markup', async ({
  page,
  visit,
  words,
}) => {
  await page.route(inboxUrl, (route) => route.abort());
  await visit('/contact');
  const title = await page.title();
  const form = contactForm(page, words.contact);
  const elements = () => page.getByRole('main').locator('script, b, img[src="x"]').count();
  // Told and asked as JSON, which alone carries half an emoji.
  const stands = (text: string) =>
    form.message.evaluate(
      (field: HTMLTextAreaElement, value) => field.value === JSON.parse(value),
      JSON.stringify(text),
    );
  // Half an emoji is what a careless cut leaves.
  for (const [kind, text] of Object.entries({ ...kinds, 'half an emoji': 'Hei \ud83d på deg' })) {
    await form.fillIn('Hei');
    await form.message.evaluate((field: HTMLTextAreaElement, value) => {
      field.value = JSON.parse(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, JSON.stringify(text));
    await form.send.click();
    await expect(form.failure, kind).toBeVisible();
    expect(await stands(text), `${kind} stays`).toBe(true);
    const link = page.getByRole('link', { name: words.contact.form.emailInstead });
    expect(((await link.getAttribute('href')) ?? '').length, kind).toBeLessThanOrEqual(1900);
    expect(await elements(), kind).toBe(0);
    await page.getByRole('button', { name: words.shared.toast.close }).click();

    await visit('/contact');
    expect(await stands(text), `${kind} is there after a reload`).toBe(true);
    expect(await elements(), kind).toBe(0);
  }
  expect(await page.title()).toBe(title);
});
