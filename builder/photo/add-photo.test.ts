import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { addPhoto, type NewPhoto } from './add-photo.ts';

const repository = path.join(import.meta.dirname, '../..');
const pictures = 'content/pictures/pictures.json';
const placements = 'content/placements.json';

/** A project with the words and places of this one. */
async function project() {
  const root = await mkdtemp(path.join(tmpdir(), 'add-photo-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'content/pictures'), { recursive: true });
  for (const file of [pictures, placements]) await cp(path.join(repository, file), path.join(root, file));
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const photos = async (): Promise<string[]> => JSON.parse(await read(placements)).gallery.photos;
  return { root, read, photos };
}

const photo: NewPhoto = {
  name: 'graving-i-dalen',
  bytes: Buffer.from('webp'),
  alt: { no: 'Gravemaskin i en grøft', en: 'An excavator in a trench' },
  caption: { no: 'Graving i dalen', en: 'Digging in the valley' },
};

describe('a new photo', () => {
  it('comes first in the gallery, and the last drawn picture leaves it', async () => {
    const { root, read, photos } = await project();
    const before = await photos();
    const pictureLines = (await read(pictures)).split('\n');
    expect(await addPhoto(root, photo)).toBe(before.at(-1));
    expect(await photos()).toEqual(['graving-i-dalen', ...before.slice(0, -1)]);
    expect(await read('content/pictures/graving-i-dalen.webp')).toBe('webp');

    const text = await read(pictures);
    expect(JSON.parse(text)['graving-i-dalen']).toEqual({
      file: 'graving-i-dalen.webp',
      photo: true,
      focus: [50, 50],
      alt: photo.alt,
      caption: photo.caption,
    });
    expect(text).toContain('"focus": [50, 50]');
    // The rest of the file stays as it was written.
    const added = text.split('\n').filter((line) => !pictureLines.includes(line));
    expect(added.length).toBeLessThan(10);
  });

  it('never pushes another photo out', async () => {
    const { root, photos } = await project();
    await addPhoto(root, photo);
    const [first] = (await photos()).slice(-1);
    expect(await addPhoto(root, { ...photo, name: 'to' })).toBe(first);
    expect((await photos()).slice(0, 2)).toEqual(['to', 'graving-i-dalen']);
  });

  it.each<[when: string, one: NewPhoto, sentence: string, prepare?: (root: string) => Promise<void>]>([
    [
      'the name is taken',
      { ...photo, name: 'winter-valley' },
      'Det finnes et bilde som heter winter-valley fra før.',
    ],
    [
      'there is a file of that name',
      photo,
      'Det finnes et bilde som heter graving-i-dalen fra før.',
      (root) => writeFile(path.join(root, 'content/pictures/graving-i-dalen.webp'), 'mine'),
    ],
    [
      'the gallery is full of photos',
      photo,
      'Galleriet har plass til 37 bilder, og alle er fotografier.',
      async (root) => {
        const data = JSON.parse(await readFile(path.join(root, pictures), 'utf8'));
        for (const one of Object.values(data) as { photo?: boolean }[]) one.photo = true;
        await writeFile(path.join(root, pictures), JSON.stringify(data));
      },
    ],
  ])('is refused, and nothing is changed, when %s', async (_when, one, sentence, prepare) => {
    const { root, read } = await project();
    await prepare?.(root);
    const state = async () => [
      await read(pictures),
      await read(placements),
      await readdir(path.join(root, 'content/pictures')),
    ];
    const before = await state();
    await expect(addPhoto(root, one)).rejects.toThrow(BuildFailure);
    await expect(addPhoto(root, one)).rejects.toThrow(sentence);
    expect(await state()).toEqual(before);
  });
});
