import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { forEachLanguage } from '../../common/languages.ts';
import { findPhotoProblems } from '../../content-model/original-pictures.ts';
import { photoFile, pictureFile } from '../../content-model/pictures.ts';
import { ContentError } from '../../content-model/problems.ts';
import { readContentFolder } from '../content/content-source.ts';
import { readWholeContent } from '../content/read-content.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { createCatalog } from './catalog.ts';
import { readOriginals } from './originals.ts';

const entry = {
  photo: true,
  focus: [50, 60] as [number, number],
  alt: forEachLanguage(() => 'Snødekt dal'),
  caption: forEachLanguage(() => 'Dalen'),
  added: '2026-11-01T08:00:00Z',
};

const plain = (background: string, width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } });
const snow = (width: number) => plain('#d9dde4', width).webp().toBuffer();

const project = (bytes: Buffer): string =>
  temporaryFolder({
    [pictureFile('valley')]: JSON.stringify(entry),
    [photoFile('valley')]: bytes,
  });

async function read(root: string) {
  const source = await readContentFolder(root);
  const { pictures } = readWholeContent(source);
  return { pictures, originals: await readOriginals(source, Object.keys(pictures)) };
}

async function readValley(root: string) {
  const { pictures, originals } = await read(root);
  return createCatalog(root, pictures, originals).get('valley');
}

describe('a picture in the catalog', () => {
  it('has the size of the photo, and the quarters of its focus', async () => {
    const root = project(await snow(1600));
    expect(await readValley(root)).toMatchObject({ width: 1600, height: 900, focus: [2, 2] });
  });

  it.each([
    [null, 101],
    [-1, 50],
  ])('has the middle in place of the focus %j', async (x, y) => {
    const root = project(await snow(1200));
    await writeFile(path.join(root, pictureFile('valley')), JSON.stringify({ ...entry, focus: [x, y] }));
    expect((await readValley(root))?.focus).toEqual([2, 2]);
  });

  it('needs no words, and words need their photo', async () => {
    const root = project(await snow(1200));
    await rm(path.join(root, pictureFile('valley')));
    expect(await readValley(root)).toMatchObject({ alt: { no: '', en: '' }, isPhoto: false });
    await writeFile(path.join(root, pictureFile('hill')), JSON.stringify(entry));
    expect(Object.keys((await read(root)).pictures)).toEqual(['valley']);
  });

  it('has a new address only after its original has changed', async () => {
    const root = project(await snow(1200));
    const original = path.join(root, photoFile('valley'));
    const first = await readValley(root);
    expect(await readValley(root)).toEqual(first);
    await utimes(original, 1, 1);
    expect(await readValley(root)).toEqual(first);
    await writeFile(original, await snow(1300));
    const { width, file } = (await readValley(root)) ?? {};
    expect([width, file]).toEqual([1300, expect.not.stringMatching(first?.file ?? '')]);
  });

  it('has an address by which it is not encoded anew after an update', () => {
    const original = { hash: 'a'.repeat(64), format: 'webp', width: 1200, height: 900 };
    const [picture] = createCatalog('', { valley: entry }, new Map([['valley', original]])).values();
    // Of version 8 of the encoding.
    expect(picture?.file).toBe('valley.ef1406ae');
  });
});

it.each<[string, () => Promise<Buffer>, string]>([
  ['a small one', () => snow(1079), 'er bare 1079 piksler bredt: det må være minst 1080'],
  ['another format', () => plain('#d9dde4').gif().toBuffer(), 'er i formatet gif'],
  ['half a file', async () => (await snow(1200)).subarray(0, -200), 'kan ikke leses'],
])('%s is a problem with the file and a sentence', async (_name, make, sentence) => {
  const { originals } = await read(project(await make()));
  const { message } = new ContentError(findPhotoProblems('valley', originals));
  expect(message).toContain(`content/pictures/valley.json: «Bilde» ${sentence}`);
});
