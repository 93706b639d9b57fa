import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { readCatalogue } from './catalogue.ts';

const entry = {
  file: 'valley.webp',
  focus: [50, 60],
  alt: { no: 'Snødekt dal', en: 'A snowy valley' },
  caption: { no: 'Dalen', en: 'The valley' },
};

const snow = (width: number, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#d9dde4' } });

/** A project with this data file and these pictures beside it. */
async function project(data: unknown, files: Record<string, Buffer> = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = path.join(root, 'content/pictures');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'pictures.json'),
    typeof data === 'string' ? data : JSON.stringify({ valley: data }),
  );
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
  return root;
}

describe('a picture in the catalogue', () => {
  it('has its true size, its ground colour, and a name that follows its bytes', async () => {
    const first = await readCatalogue(
      await project(entry, { 'valley.webp': await snow(1200).webp().toBuffer() }),
    );
    expect(first.get('valley')).toMatchObject({
      width: 1200,
      height: 900,
      ground: 'snow',
      focus: [5, 6],
      alt: entry.alt,
    });
    const second = await readCatalogue(
      await project(entry, { 'valley.webp': await snow(1300).webp().toBuffer() }),
    );
    expect(second.get('valley')?.file).not.toBe(first.get('valley')?.file);
  });

  it('counts as a phone held it, not as the phone wrote it', async () => {
    const bytes = await snow(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const root = await project({ ...entry, file: 'valley.jpg' }, { 'valley.jpg': bytes });
    expect((await readCatalogue(root)).get('valley')).toMatchObject({ width: 1200, height: 1600 });
  });
});

const refusals: [string, unknown, () => Promise<Record<string, Buffer>>, string][] = [
  ['a missing file', entry, async () => ({}), 'content/pictures/valley.webp is missing'],
  [
    'a picture that is too small',
    entry,
    async () => ({ 'valley.webp': await snow(1079).webp().toBuffer() }),
    'content/pictures/valley.webp is 1079 pixels wide. It must be at least 1080.',
  ],
  [
    'a format that is not for photos',
    { ...entry, file: 'valley.gif' },
    async () => ({ 'valley.gif': await snow(1200).gif().toBuffer() }),
    'content/pictures/valley.gif has the format gif',
  ],
  [
    'a file that is no picture',
    entry,
    async () => ({ 'valley.webp': Buffer.from('not a picture') }),
    'content/pictures/valley.webp is no picture that can be read',
  ],
];

describe('the build stops with a sentence that names the file', () => {
  it.each(refusals)('for %s', async (_name, data, files, sentence) => {
    const reading = readCatalogue(await project(data, await files()));
    await expect(reading).rejects.toThrow(BuildFailure);
    await expect(reading).rejects.toThrow(sentence);
  });
});
