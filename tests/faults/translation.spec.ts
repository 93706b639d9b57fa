import type { Page } from '@playwright/test';
import { siteRoutes } from '../../builder/page-data/site-routes.ts';
import { anyContent, expect, matrix, test } from '../support/test.ts';
import { articles, files } from '../support/texts.ts';

// A browser that translates pages replaces text nodes to which React has references.

/** Added to each translated text. */
const sign = ' »';

/** Replaces each text by two elements around another text, as Chrome's translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate((added) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      if (text.parentElement?.closest('font, script, style, textarea, template, [translate=no]')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.children[0]?.append(text.data + added);
      text.replaceWith(outer);
    }
  }, sign);
}

/** Returns the text nodes of a page. */
const piecesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.closest('script, style, noscript')) pieces.push(data);
    }
    return pieces;
  });

test(
  'after a switch no words of the other language are left',
  anyContent,
  async ({ page, visit, choose }) => {
    const old: Record<string, string[]> = {};
    for (const { path, languages } of siteRoutes({ files, articles })) {
      if (!languages.includes('en')) continue;
      await visit(path);
      await translate(page);
      await choose('English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const shown = await piecesOf(page);
      await visit(path);
      const english = new Set(await piecesOf(page));
      const kept = shown.flatMap((text) => (text.endsWith(sign) ? [text.slice(0, -sign.length)] : []));
      const words = kept.filter((text) => !english.has(text));
      if (words.length > 0) old[path] = words;
      await choose('Norsk');
      await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    }
    expect(old).toEqual({});
  },
);

test(
  'a translated page still works',
  matrix,
  async ({ page, visit, texts, header, main, footer, choose, form, errors }) => {
    await visit('/services');
    await translate(page);
    const toggle = main.locator('button[aria-expanded]').first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toContainText(texts.services.showLess);
    await expect(toggle).toBeFocused();
    const fold = main.getByRole('group').filter({ hasText: texts.services.questions[0]?.question ?? '' });
    await fold.locator('summary').click();
    for (const language of ['English', 'Norsk'] as const) {
      await choose(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'Norsk' ? 'no' : 'en');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(main.locator('details[open]')).toHaveCount(1);
      await expect(header.getByRole('link', { name: language })).toBeFocused();
      await translate(page);
    }
    await footer.locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    await translate(page);
    await page.locator('input[name=email]').fill('ase@example.no');
    await page.locator('textarea').fill('Hei');
    const consent = page.locator('form input[type=checkbox]');
    await consent.check();
    for (const language of ['English', 'Norsk'] as const) {
      await choose(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'Norsk' ? 'no' : 'en');
      await expect(page.locator('textarea')).toHaveValue('Hei');
      await expect(consent).toBeChecked();
      await translate(page);
    }
    await consent.uncheck();
    await page.locator('form button[type=submit]').click();
    await expect(form.consentRequired).toBeVisible();
    expect(errors).toEqual([]);
  },
);
