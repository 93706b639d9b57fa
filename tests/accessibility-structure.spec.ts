import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// What a screen reader goes by: landmarks, headings, names and languages.

const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

test.use({ consent: 'unset' });

inBothLanguages((language) => {
  test('landmarks, headings and names', async ({ page, visit, words }) => {
    const { consent, footer, header } = words.shared;
    for (const path of paths) {
      await visit(path);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), path).toHaveCount(1);
      }
      await expect(
        page.getByRole('navigation', { name: header.mainNavigation, exact: true }),
        path,
      ).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: footer.navigation, exact: true }), path).toHaveCount(
        1,
      );
      await expect(page.getByRole('region', { name: consent.label }), path).toHaveCount(1);

      const found = await page.evaluate(() => {
        const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
          one.checkVisibility(),
        );
        const levels = headings.map(({ localName }) => Number(localName[1]));
        const ids = [...document.querySelectorAll('#root [id]')].map(({ id }) => id);
        return {
          levels,
          jumps: headings
            .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
            .map((one) => one.outerHTML),
          empty: headings.filter((one) => !one.textContent?.trim()).map((one) => one.outerHTML),
          twice: ids.filter((id, at) => ids.indexOf(id) !== at),
          outside: [...document.querySelectorAll('main')].flatMap(({ parentElement }) =>
            [...(parentElement?.children ?? [])]
              .filter(
                (one) =>
                  !one.matches(
                    'main, header, footer, section[aria-label], a[href="#content"], [class*=place]',
                  ),
              )
              .map((one) => one.outerHTML.slice(0, 80)),
          ),
        };
      });
      expect(
        found.levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      expect(found.levels[0], path).toBe(1);
      expect({ ...found, levels: [] }, path).toEqual({
        levels: [],
        jumps: [],
        empty: [],
        twice: [],
        outside: [],
      });
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
    }
  });

  test('every control has a name that says what it does, and begins with the words on it', async ({
    page,
    visit,
  }) => {
    for (const path of paths) {
      await visit(path);
      const tree = await page.locator('body').ariaSnapshot();
      // A role without a name stands alone on its line, or before a colon.
      const nameless = tree
        .split('\n')
        .filter((line) =>
          /^\s*- (link|button|textbox|checkbox|switch|img|region|navigation)(?=$|:| \[)/.test(line),
        )
        .filter((line) => !/^\s*- (link|button): \S/.test(line));
      expect(nameless, path).toEqual([]);
      const mislabelled = await page.locator(':is(a, button)[aria-label]').evaluateAll((controls) =>
        controls
          .filter((one) => one.checkVisibility())
          .map((one) => [
            one.textContent?.replace(/\s+/g, ' ').trim() ?? '',
            one.getAttribute('aria-label') ?? '',
          ])
          .filter(
            ([words, label]) =>
              words && !label?.replace(/\s+/g, ' ').toLowerCase().includes(words.toLowerCase()),
          ),
      );
      // WCAG 2.5.3: who speaks to the browser says what is to be read.
      expect(mislabelled, path).toEqual([]);
    }
  });
});
