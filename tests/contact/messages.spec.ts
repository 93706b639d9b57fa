import { contactForm } from '../support/contact-form.ts';
import { newMark, storedMessages } from '../support/inbox.ts';
import { inboxRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// Any text arrives letter by letter and is never interpreted as markup.

const markup = '<script>document.title="x"</script><img src=x onerror="document.title=1">"\'><b>&amp;</b>';

const kinds = {
  '100 000 characters': 'Snø og is på veien. '.repeat(5000),
  'emoji, joined and with skin tones': '👷‍♀️🚜❄️👨‍👩‍👧‍👦🇳🇴👍🏽'.repeat(50),
  'right-to-left text with its control characters': 'שלום עולם \u202eevil\u202c مرحبا \u2067123\u2069 hei',
  'script tags': markup,
  'what looks like a part of a multipart body':
    '\n--boundary\nContent-Disposition: form-data; name="email"\n\na@b.no\n--',
  'combining letters, kept as they were typed':
    'A\u030a A\u030angstro\u0308m Å \u200d\u00a0\u2028 x\u0000'.slice(0, -1),
};

test('every kind of text arrives as it was written', matrix, async ({ page, visit, texts }) => {
  await visit('/contact');
  const title = await page.title();
  const form = contactForm(page, texts.contact);
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
    expect(stored?.name, kind).toBe(text.replaceAll('\n', ' ').slice(0, 500));
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
  }
  expect(await page.title()).toBe(title);
});

test('a failure keeps every kind of text, as text', matrix, async ({ page, visit, texts }) => {
  await page.route(inboxRequests, (route) => route.abort());
  await visit('/contact');
  const title = await page.title();
  const form = contactForm(page, texts.contact);
  const elements = () => page.getByRole('main').locator('script, b, img[src="x"]').count();
  // As JSON, since nothing else carries half an emoji to the browser.
  const isKept = (text: string) =>
    form.message.evaluate(
      (field: HTMLTextAreaElement, value) => field.value === JSON.parse(value),
      JSON.stringify(text),
    );
  // Cutting a text can leave half an emoji.
  for (const [kind, text] of Object.entries({ ...kinds, 'half an emoji': 'Hei \ud83d på deg' })) {
    await form.fillIn('Hei');
    await form.message.evaluate((field: HTMLTextAreaElement, value) => {
      field.value = JSON.parse(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, JSON.stringify(text));
    await form.send.click();
    await expect(form.failure, kind).toBeVisible();
    expect(await isKept(text), `${kind} stays`).toBe(true);
    expect((await form.emailInstead.getAttribute('href'))?.length, kind).toBeLessThanOrEqual(1900);
    expect(await elements(), kind).toBe(0);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();

    await visit('/contact');
    expect(await isKept(text), `${kind} is there after a reload`).toBe(true);
    expect(await elements(), kind).toBe(0);
  }
  expect(await page.title()).toBe(title);
});
