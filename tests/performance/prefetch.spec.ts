import { expect, matrix, test } from '../support/test.ts';

// A hovered or focused link fetches its page, and a click then needs no network.

for (const way of ['hover', 'focus'] as const) {
  test(
    `after ${way} no network is needed`,
    matrix,
    async ({ page, context, visit, texts, footer, expectPage }) => {
      await visit('/');
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(assets\/.*\.js|content\/)/.test(pathname)) fetched.push(pathname);
      });
      const link = footer.getByRole('link', { name: texts.shared.navigation.about });
      const finished = (file: RegExp) =>
        page.waitForEvent('requestfinished', (request) => file.test(new URL(request.url()).pathname));
      const arrived = Promise.all([finished(/\/content\/no\/about\.\w+\.json$/), finished(/About-.*\.js$/)]);
      await link[way]();
      await arrived;
      await context.setOffline(true);
      await link.press('Enter');
      await expectPage('about');
      expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
    },
  );
}
