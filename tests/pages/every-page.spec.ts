import noticeWords from '../../content-model/notice.strings.json' with { type: 'json' };
import type { PageName } from '../../content-model/routes.ts';
import { boxOf, collectOtherHosts } from '../support/page.ts';
import { everyPath, routes, unknownPath } from '../support/site.ts';
import { engines, expect, inBothLanguages, test } from '../support/test.ts';
import { company, drawnPictures } from '../support/texts.ts';

// docs/product.md, "Routes", "Header", "Banner" and "Cookie consent": the parts of every page.

const transparent = 'rgba(0, 0, 0, 0)';

test.use({ consent: 'unset' });

inBothLanguages((language) => {
  test('pages are whole', engines, async ({ page, visit, texts, heading, header, main, footer, errors }) => {
    const { consent, navigation, services, ...shared } = texts.shared;
    const names: Record<string, string> = { ...navigation, ...services };

    const expectBanner = async (screen: PageName | 'not-found') => {
      const words = texts[screen];
      if (!('banner' in words)) return;
      await expect(heading).toHaveText([words.banner.title]);
      const breadcrumb = page.getByRole('navigation', { name: shared.breadcrumb });
      const labels = [navigation.home];
      if (screen in services) labels.push(navigation.services);
      labels.push(names[screen] ?? '');
      await expect(breadcrumb.getByRole('listitem')).toHaveText(labels);
      await expect(breadcrumb.getByRole('link').first()).toHaveAttribute('href', '/');
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(labels.slice(-1));
    };

    const expectHeader = async (isOverPicture: boolean) => {
      await expect(header).toHaveCSS('position', 'fixed');
      const { height } = await boxOf(header);
      expect((await boxOf(heading)).y).toBeGreaterThan(height);
      const { y: top } = await boxOf(main.locator('> *').first());
      if (!isOverPicture) {
        await expect(header).not.toHaveCSS('background-color', transparent);
        expect(top).toBeGreaterThanOrEqual(height - 1);
        return;
      }
      await expect(header).toHaveCSS('background-color', transparent);
      // A notice is above the picture, with its background behind the header.
      const notice = page.getByRole('region', { name: noticeWords[language].label, exact: true });
      expect(top).toBe((await notice.isVisible()) ? (await boxOf(notice)).bottom : 0);
    };

    const check = async (path: string) => {
      expect((await visit(path))?.status()).toBe(path === unknownPath ? 404 : 200);
      const route = routes.find((route) => route.path === path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectBanner(route?.screen ?? 'not-found');
      await expectHeader(route?.headerOverPicture ?? false);
      await expect(page.getByRole('region', { name: consent.label })).toBeVisible();
      for (const name of [shared.header.mainNavigation, shared.footer.navigation])
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
      const note = footer.getByText(shared.footer.illustrations);
      await expect(note).toHaveCount(drawnPictures.size > 0 ? 1 : 0);
      const numbers = page.locator(':not(.visually-hidden)').and(page.getByText(company.phone));
      expect(await numbers.filter({ visible: true }).count()).toBeLessThanOrEqual(4);
      // The 404 page logs the attempted path.
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    };
    const hosts = collectOtherHosts(page);
    for (const path of everyPath) await test.step(path, () => check(path));
    expect(hosts).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
