import { everyPath } from '../support/routes.ts';
import { siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// Every address in the built documents, in both languages.

/** The values of an attribute in a document, English template included. */
function valuesOf(attribute: string, html: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'));
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

test('every link leads to a page of this site, the phone, the e-mail program or a named website', async ({
  request,
}) => {
  const inside = new Set<string>();
  const outside = new Set<string>();
  for (const path of everyPath) {
    const html = await (await request.get(path)).text();
    const links = html.match(/<a\b[^>]*>/g) ?? [];
    for (const address of links.flatMap((link) => valuesOf('href', link))) {
      if (address.startsWith('#')) expect(html, path).toContain(`id="${address.slice(1)}"`);
      else if (address.startsWith('/')) inside.add(address);
      else outside.add(address);
    }
  }
  for (const path of inside) expect((await request.head(path)).status(), path).toBe(200);
  const { phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument } = company;
  expect([...outside].sort()).toEqual(
    [phoneLink, emailLink, facebook, mapsSearchLink, icePlaningDocument].sort(),
  );
});

test('every picture that a document offers exists, in every width', { tag: '@matrix' }, async ({
  request,
}) => {
  const files = new Set<string>();
  for (const path of everyPath) {
    const html = await (await request.get(path)).text();
    const sets = [...valuesOf('srcset', html), ...valuesOf('imagesrcset', html)];
    for (const candidate of sets.flatMap((set) => set.split(',')))
      files.add(candidate.trim().split(' ')[0] ?? '');
    for (const source of valuesOf('src', html)) if (source.startsWith('/')) files.add(source);
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const response = await request.head(new URL(file, siteUrl).href);
    expect(response.status(), file).toBe(200);
  }
});
