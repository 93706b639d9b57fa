import noticeWords from '../../src/notice/strings.json' with { type: 'json' };
import { boxOf, collectOtherHosts, overflow, resize } from '../support/page.ts';
import { everyPath, routes, unknownPath } from '../support/routes.ts';
import { engines, expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Routes", "Header", "Banner" and "Cookie consent": what every screen has, on one load of each, and
// that no other host is asked. documents.spec.ts holds what is in the document, audit.spec.ts whether all can use it.

const clear = 'rgba(0, 0, 0, 0)';

test.use({ consent: 'unset' });

inBothLanguages((language) => {
  test(
    'every page is whole',
    engines,
    async ({ page, visit, texts, heading, header, main, footer, errors }) => {
      const { consent, navigation, services, ...shared } = texts.shared;
      const names: Record<string, string> = { ...navigation, ...services };
      const check = async (path: string) => {
        await resize(page, '1440 900');
        expect((await visit(path))?.status()).toBe(path === unknownPath ? 404 : 200);
        const route = routes.find((route) => route.path === path);
        const screen = route?.screen ?? 'not-found';
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const words = texts[screen];
        if ('banner' in words) {
          await expect(heading).toHaveText([words.banner.title]);
          const trail = page.getByRole('navigation', { name: shared.breadcrumb });
          const parents = [navigation.home, ...(screen in services ? [navigation.services] : [])];
          const labels = [...parents, names[screen] ?? ''];
          await expect(trail.getByRole('listitem')).toHaveText(labels);
          await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');
          await expect(trail.locator('[aria-current=page]')).toHaveText(labels.slice(-1));
        }

        await expect(header).toHaveCSS('position', 'fixed');
        const { height } = await boxOf(header);
        expect((await boxOf(heading)).y).toBeGreaterThan(height);
        const { y: top } = await boxOf(main.locator('> *').first());
        // The band of a notice is above the picture, with its ground behind the header.
        const notice = page.getByRole('region', { name: noticeWords[language].label, exact: true });
        const bandBottom = (await notice.isVisible()) ? (await boxOf(notice)).bottom : 0;
        if (route?.headerOverPicture) {
          await expect(header).toHaveCSS('background-color', clear);
          expect(top).toBe(bandBottom);
        } else {
          await expect(header).not.toHaveCSS('background-color', clear);
          expect(top).toBeGreaterThanOrEqual(height - 1);
        }

        await expect(page.getByRole('region', { name: consent.label })).toBeVisible();
        for (const name of [shared.header.mainNavigation, shared.footer.navigation])
          await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
        const note = footer.getByText(shared.footer.illustrations);
        await expect(note).toHaveCount(company.picturesAreIllustrations ? 1 : 0);
        // The attempted path is logged.
        if (path !== unknownPath) expect(errors).toEqual([]);
        for (const size of ['1440 900', '320 640']) {
          await resize(page, size);
          expect(await overflow(page), size).toBeLessThanOrEqual(0);
        }
      };
      const hosts = collectOtherHosts(page);
      for (const path of everyPath) await test.step(path, () => check(path));
      expect(hosts).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
  );
});
