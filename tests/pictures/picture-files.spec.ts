import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { Picture } from '../../src/content/picture.ts';
import { pictureFile, sourceSet, viewerWidths } from '../../src/content/picture-files.ts';
import { siteFolder } from '../support/site.ts';

// No browser: it would ask for the few files that fit its screen, and never for those of the others.

/** An address that the site offers as a picture, and the width in pixels where it names one. */
type Offer = readonly [address: string, width?: number];

/** What a document offers, in #root, in the template, and in its head. */
function offersOfDocument(html: string): Offer[] {
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) => offersOfSet(set));
  const addresses = [...html.matchAll(/\/pictures\/[\w.-]+/g)].map(([address]): Offer => [address]);
  return [...sets, ...addresses];
}

function offersOfSet(set: string): Offer[] {
  return set.split(', ').map((candidate): Offer => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });
}

/** What the texts of a screen offer to the scripts: the viewer's pictures are in no document. */
function offersOfTexts(json: string): Offer[] {
  const offers: Offer[] = [];
  JSON.parse(json, (_key, value) => {
    if (value?.file && value.widths) offers.push(...offersOfPicture(value));
    return value;
  });
  return offers;
}

function offersOfPicture(picture: Picture): Offer[] {
  const inViewer = viewerWidths(picture).map((width): Offer => [pictureFile(picture, width, 'webp'), width]);
  return [
    ...offersOfSet(sourceSet(picture, 'avif')),
    ...offersOfSet(sourceSet(picture, 'webp')),
    ...inViewer,
  ];
}

/** The files of the site with an ending, each with its text. */
function filesWith(ending: string): [file: string, text: string][] {
  const files = readdirSync(siteFolder, { recursive: true }) as string[];
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(path.join(siteFolder, file), 'utf8')]);
}

function offersByFile(): [file: string, offers: Offer[]][] {
  return [
    ...filesWith('.html').map(([file, html]): [string, Offer[]] => [file, offersOfDocument(html)]),
    ...filesWith('.json').map(([file, json]): [string, Offer[]] => [file, offersOfTexts(json)]),
  ];
}

test('every document and every screen offers pictures', () => {
  for (const [file, offers] of offersByFile()) expect(offers.length, file).toBeGreaterThan(0);
});

test('every picture has a placeholder colour', () => {
  const images = filesWith('.html').flatMap(([, html]) => html.match(/<img [^>]*\/pictures\/[^>]*>/g) ?? []);
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter((image) => !/ data-placeholder="\w+"/.test(image))).toEqual([]);
});

test('every picture that is offered exists, as wide as it is said to be, and no other', async ({
  request,
}) => {
  // In a fresh clone this makes all of them.
  test.setTimeout(300_000);
  const offers = offersByFile().flatMap(([, found]) => found);
  const wrong: string[] = [];
  for (const address of new Set(offers.map(([address]) => address))) {
    const response = await request.get(address);
    const picture = response.ok() ? await sharp(await response.body()).metadata() : null;
    const widths = offers.flatMap(([other, width]) => (other === address && width ? [width] : []));
    if (widths.some((width) => width !== picture?.width) || !picture)
      wrong.push(
        `${address}: ${response.status()}, ${picture?.width} pixels, said to be ${[...new Set(widths)]}`,
      );
  }
  expect(wrong).toEqual([]);

  const offered = new Set(offers.map(([address]) => address));
  const made = readdirSync(path.join(siteFolder, 'pictures')).map((name) => `/pictures/${name}`);
  expect(
    made.filter((address) => !offered.has(address)),
    'no picture is made for nothing',
  ).toEqual([]);
});
