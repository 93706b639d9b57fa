import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// Every page on paper: all of its words, with whom to call, and nothing that only a screen needs.

const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

test.use({ consent: 'unset' });

inBothLanguages(() => {
  test('every page prints whole', async ({ page, visit, words }) => {
    for (const path of paths) {
      await visit(path);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const main = document.querySelector('main');
        const header = document.querySelector('header');
        const lost: string[] = [];
        const covered: string[] = [];
        const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element || !node.textContent?.trim()) continue;
          // Controls, the form and what says how to load the map have no use on paper.
          if (
            element.closest(
              'button, form, .visually-hidden, [class*=placeholder], [class*=foot], [class*=actions]',
            )
          )
            continue;
          const range = document.createRange();
          range.selectNode(node);
          const { width, height, top } = range.getBoundingClientRect();
          const shown = element.checkVisibility({
            contentVisibilityAuto: true,
            opacityProperty: true,
            visibilityProperty: true,
          });
          if (!shown || width * height === 0) lost.push(node.textContent);
          else if (top < (header?.getBoundingClientRect().bottom ?? 0)) covered.push(node.textContent);
        }
        const seen = (element: Element | null) => Boolean(element?.checkVisibility());
        return {
          lost,
          covered,
          position: header && getComputedStyle(header).position,
          screenOnly: [...document.querySelectorAll('header nav, header button, footer button')].filter(seen)
            .length,
          banner: seen(document.querySelector('section[aria-label]:not(main *)')),
        };
      });
      expect(found, path).toEqual({
        lost: [],
        covered: [],
        position: 'static',
        screenOnly: 0,
        banner: false,
      });
      const footer = page.getByRole('contentinfo');
      for (const fact of [owner.phone, owner.email, owner.address, owner.organisationNumber]) {
        await expect(footer.getByText(fact), path).toBeVisible();
      }
      await page.emulateMedia({ media: 'screen' });
    }
    // What is collapsed on the screen is among the words above.
    await visit('/services');
    await page.emulateMedia({ media: 'print' });
    for (const { more } of Object.values(words.services.cards)) {
      for (const text of more) await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('every page becomes a document of a few sheets', async ({ page, visit }) => {
  for (const path of paths) {
    await visit(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = Number(/\/Type \/Pages[\s\S]{0,100}?\/Count (\d+)/.exec(pdf)?.[1]);
    expect(sheets, path).toBeGreaterThan(0);
    expect(sheets, path).toBeLessThanOrEqual(6);
  }
});
