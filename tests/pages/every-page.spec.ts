import noticeWords from '../../src/notice/words.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { boxOf, collectOtherHosts, overflow, resize } from '../support/page.ts';
import { everyPath, routes, unknownPath } from '../support/routes.ts';
import { engines, expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Routes", "Header", "Banner" and "Accessibility and printing": what every screen has, checked on one
// load of each, and that no other host is asked. documents.spec.ts holds what is in the document.

const clear = 'rgba(0, 0, 0, 0)';

// The policy would not let axe into the page; it has tests of its own.
test.use({ bypassCSP: true, consent: 'unset' });

inBothLanguages((language) => {
  test('every page is whole', engines, async ({ page, visit, texts, browserName, heading, errors }) => {
    const check = async (path: string) => {
      await resize(page, '1440 900');
      expect((await visit(path))?.status()).toBe(path === unknownPath ? 404 : 200);
      const route = routes.find((one) => one.path === path);
      const screen = route?.screen ?? 'not-found';
      const main = page.getByRole('main');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const words = texts[screen];
      if ('banner' in words) {
        await expect(heading).toHaveText([words.banner.title]);
        const trail = page.getByRole('navigation', { name: texts.shared.breadcrumb });
        const { navigation, services } = texts.shared;
        const names: Record<string, string> = { ...navigation, ...services };
        const isService = screen in services;
        const labels = [navigation.home, ...(isService ? [navigation.services] : []), names[screen] ?? ''];
        await expect(trail.getByRole('listitem')).toHaveText(labels);
        await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');
        await expect(trail.locator('[aria-current=page]')).toHaveText(labels.slice(-1));
      }

      const header = page.getByRole('banner');
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

      const { consent, footer, header: labels } = texts.shared;
      for (const landmark of [
        page.getByRole('region', { name: consent.label }),
        page.getByRole('navigation', { name: labels.mainNavigation, exact: true }),
        page.getByRole('navigation', { name: footer.navigation, exact: true }),
      ]) {
        await expect(landmark).toHaveCount(1);
      }
      const note = page.getByRole('contentinfo').getByText(footer.illustrations);
      await expect(note).toHaveCount(company.picturesAreIllustrations ? 1 : 0);
      // The attempted path is logged.
      if (path !== unknownPath) expect(errors).toEqual([]);

      // One language is read on a narrow screen, the other on a wide one.
      if (language === 'no') await resize(page, '360 900');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // What axe finds does not differ between engines.
      if (browserName === 'chromium') expect(await violations(page)).toEqual([]);
    };
    const hosts = collectOtherHosts(page);
    for (const path of everyPath) await test.step(path, () => check(path));
    expect(hosts).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
