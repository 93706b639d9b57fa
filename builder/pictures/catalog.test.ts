import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { forEachLanguage } from '../../common/languages.ts';
import { findOriginalProblems } from '../../content-model/original-pictures.ts';
import { picturesSchema } from '../../content-model/pictures.ts';
import { ContentError } from '../../content-model/problems.ts';
import { readWholeContent } from '../content/read-content.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { createCatalog } from './catalog.ts';
import { readOriginals } from './originals.ts';

const entry = {
  file: 'valley.webp',
  focus: [50, 60],
  alt: forEachLanguage(() => 'Snødekt dal'),
  caption: forEachLanguage(() => 'Dalen'),
};

const plain = (background: string, width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } });
const snow = (width: number) => plain('#d9dde4', width).webp().toBuffer();
const tall = () => plain('#d9dde4', 1100, 16_400).png().toBuffer();

function project(valley: object, files: Record<string, Buffer>): string {
  const all = { 'pictures.json': JSON.stringify({ valley }), ...files };
  const entries = Object.entries(all).map(([name, bytes]) => [`content/pictures/${name}`, bytes]);
  return temporaryFolder(Object.fromEntries(entries));
}

async function read(root: string) {
  const { pictures } = await readWholeContent(root);
  return { pictures, originals: await readOriginals(root, [pictures.valley?.file ?? '']) };
}

async function readValley(root: string) {
  const { pictures, originals } = await read(root);
  return createCatalog(root, pictures, originals).get('valley');
}

describe('a picture in the catalog', () => {
  it('has the size of the upright photo', async () => {
    const bytes = await plain('#888888', 1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const root = project({ ...entry, file: 'valley.jpg' }, { 'valley.jpg': bytes });
    expect(await readValley(root)).toMatchObject({ width: 1200, height: 1600, focus: [2, 2] });
  });

  it('has a new address only after its original has changed', async () => {
    const root = project(entry, { 'valley.webp': await snow(1200) });
    const original = path.join(root, 'content/pictures/valley.webp');
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
    const pictures = picturesSchema.parse({ valley: entry });
    const [picture] = createCatalog('', pictures, new Map([['valley.webp', original]])).values();
    // Of version 8 of the encoding.
    expect(picture?.file).toBe('valley.ef1406ae');
  });
});

const unreadable = 'som ikke kan leses som bilde';

it.each<[string, string, () => undefined | Buffer | Promise<Buffer>, string]>([
  ['a missing file', 'valley.webp', () => undefined, 'som ikke finnes i content/pictures'],
  ['a small one', 'valley.webp', () => snow(1079), 'som bare er 1079 piksler bredt: det må være minst 1080'],
  ['a tall one', 'valley.png', tall, 'som er for høyt og smalt: beskjær det oppe eller nede'],
  ['another format', 'valley.gif', () => plain('#d9dde4').gif().toBuffer(), 'som er i formatet gif'],
  ['half a file', 'valley.webp', async () => (await snow(1200)).subarray(0, -200), unreadable],
])('%s is an error with the file and a sentence', async (_name, file, make, sentence) => {
  const bytes = await make();
  const root = project({ ...entry, file }, bytes ? { [file]: bytes } : {});
  const { pictures, originals } = await read(root);
  const { message } = new ContentError(findOriginalProblems(pictures, originals));
  const place = 'content/pictures/pictures.json (valley.file): «Fil»';
  expect(message).toContain(`${place} er ${file}, ${sentence}`);
});
