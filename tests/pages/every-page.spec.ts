import { collectConsoleErrors } from '../support/console-errors.ts';
import { englishAddress, routes } from '../support/routes.ts';
import { engines, expect, inBothLanguages, test } from '../support/test.ts';
import { company, type Texts } from '../support/texts.ts';

// docs/product.md, "Routes", "Header" and "Banner": what every screen has, checked on one load of each.

const clear = 'rgba(0, 0, 0, 0)';

/** The labels of the breadcrumb trail: those of the navigation. */
function trailOf(screen: string, { navigation, services }: Texts['shared']): string[] {
  const service = services[screen as keyof typeof services];
  if (service) return [navigation.home, navigation.services, service];
  return [navigation.home, navigation[screen as keyof typeof navigation]];
}

inBothLanguages((language) => {
  for (const { path, screen, transparentHeader } of routes) {
    test(
      `${path}: title, one main heading, banner, trail, header`,
      engines,
      async ({ page, visit, texts }) => {
        const errors = collectConsoleErrors(page);
        expect((await visit(path))?.status()).toBe(200);

        const { meta } = texts[screen];
        await expect(page).toHaveTitle(meta.title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta.description);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const canonical = company.url + (language === 'en' ? englishAddress(path) : path);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);

        const main = page.getByRole('main');
        const heading = page.getByRole('heading', { level: 1 });
        if (screen === 'home') {
          await expect(heading).toHaveText([texts.home.hero.title]);
        } else {
          const { title, intro } = texts[screen].banner;
          await expect(heading).toHaveText([title]);
          await expect(main.getByText(intro, { exact: true })).toBeVisible();
          const trail = page.getByRole('navigation', { name: texts.shared.breadcrumb });
          await expect(trail.getByRole('listitem')).toHaveText(trailOf(screen, texts.shared));
          await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');
          await expect(trail.locator('[aria-current=page]')).toHaveText(
            trailOf(screen, texts.shared).slice(-1),
          );
        }

        const header = page.getByRole('banner');
        await expect(header).toHaveCSS('position', 'fixed');
        const { height = 0 } = (await header.boundingBox()) ?? {};
        expect((await heading.boundingBox())?.y).toBeGreaterThan(height);
        const { y: top } = (await main.locator('> *').first().boundingBox()) ?? {};
        if (transparentHeader) {
          await expect(header).toHaveCSS('background-color', clear);
          expect(top).toBe(0);
        } else {
          await expect(header).not.toHaveCSS('background-color', clear);
          expect(top).toBeGreaterThanOrEqual(height - 1);
        }
        expect(errors).toEqual([]);
      },
    );
  }
});
