import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { readOptions } from './options.ts';

describe('the command line', () => {
  it.each([
    ['IMG_2041.JPG', 'img-2041'],
    ['/bilder/Brøyting på Åsen (2).jpeg', 'broyting-pa-asen-2'],
    ['C ærlig.png', 'c-aerlig'],
  ])('names %s after its file: %s', (file, name) => {
    expect(readOptions([file])).toMatchObject({ file, name });
  });

  it('takes words and a name', () => {
    const args = ['a.jpg', '--name', 'Vei 1', '--alt-no', 'En vei', '--caption-en', 'Road'];
    expect(readOptions(args)).toEqual({
      file: 'a.jpg',
      name: 'vei-1',
      words: { 'alt-no': 'En vei', 'caption-en': 'Road' },
    });
  });

  it.each([
    [[], 'Slik legger du til et bilde'],
    [['a.jpg', '--alt', 'x'], 'Kommandoen kan ikke leses'],
    [['a.jpg', '--alt-no'], 'Kommandoen kan ikke leses'],
    [['a.jpg', 'b.jpg'], 'Ett bilde om gangen'],
    [['???.jpg'], 'Gi bildet et navn med --name'],
  ])('is refused in Norwegian: %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(BuildFailure);
    expect(() => readOptions(args)).toThrow(sentence);
  });
});

it.each([
  [
    ['--caption-no', 'Vei', '--caption-en', 'Road', '--alt-no', 'En vei'],
    'Mangler: Hva bildet viser, på engelsk (--alt-en).',
  ],
  [['--caption-no', ' '], 'Mangler: Bildetekst på norsk (--caption-no).'],
])('npm run new-photo takes nothing without words in both languages: %j', (words, sentence) => {
  const root = path.join(import.meta.dirname, '../..');
  const photo = path.join(root, 'content/pictures/winter-valley.webp');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      createRequire(import.meta.url).resolve('tsx'),
      'commands/new-photo.ts',
      photo,
      '--name',
      'prove',
      ...words,
    ],
    { cwd: root, encoding: 'utf8', input: '' },
  );
  expect(stderr).toBe(`\n${sentence} Ingenting er endret.\n\n`);
  expect(status).toBe(1);
});
