import { everyPath } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// The links in the documents of the routes and of the 404 page, English template included.

test('every link leads to a page, phone, e-mail or a named website', async ({ request }) => {
  const inside = new Set<string>();
  const outside = new Set<string>();
  for (const path of everyPath) {
    const html = await (await request.get(path)).text();
    for (const [, escaped = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const address = escaped.replaceAll('&amp;', '&');
      // tests/release/ looks for the pictures: here they are made only when a browser asks.
      if (address.startsWith('/pictures/')) continue;
      if (address.startsWith('#')) expect(html, path).toContain(`id="${address.slice(1)}"`);
      else if (address.startsWith('/')) inside.add(address);
      // An e-mail may have a subject and a body.
      else outside.add(address.replace(/^(mailto:[^?]+)\?.*/, '$1'));
    }
  }
  for (const path of inside) expect((await request.head(path)).status(), path).toBe(200);
  const { phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument } = company;
  expect([...outside].sort()).toEqual(
    [phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument].sort(),
  );
});
