import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import { type Picture, pictureFile, sourceSet, viewerWidths } from '../../src/page-data/picture.ts';
import { root } from '../support/site.ts';

// Reads dist/ after `npm run build`.

const siteFolder = path.join(root, 'dist');
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
const picturesIn = (text: string): string[] => text.match(/\/pictures\/[\w.-]+/g) ?? [];

/** Page data has the pictures of the viewer too. */
function picturesInPageData(json: string): string[] {
  const offered: string[] = [];
  JSON.parse(json, (_key, value) => {
    if (value?.file && value.widths) {
      const picture: Picture = value;
      offered.push(...viewerWidths(picture).map((width) => pictureFile(picture, width, 'webp')));
      for (const format of ['avif', 'webp'] as const) offered.push(...picturesIn(sourceSet(picture, format)));
    }
    return value;
  });
  return offered;
}

it('the form posts to the service in company.json', () => {
  const address = company.formService.endpoint.replace('{language}', 'no');
  expect(read('contact/index.html')).toContain(`action="${address}"`);
});

it('the release has exactly the pictures that its pages offer', () => {
  const offered = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (file.endsWith('.html')) return picturesIn(read(file));
    return /^content\W.*\.json$/.test(file) ? picturesInPageData(read(file)) : [];
  });
  const existing = readdirSync(path.join(siteFolder, 'pictures')).map((name) => `/pictures/${name}`);
  expect(existing.sort()).toEqual([...new Set(offered)].sort());
});
