import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { upgradeContent } from './upgrade-content.ts';

const norwegian = { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' } };

function contentOf(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, 'content', file), 'utf8');
  const files = readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(files.filter((file) => file.endsWith('.json')).map((file) => [file, read(file)]));
}

it('upgrades content of the first version, except unreadable files', async () => {
  const english = { title: 'Snow', text: 'We plow.' };
  const folder = temporaryFolder({
    'content/home.json': '{"no": {}}',
    'content/news/sno.json': JSON.stringify({ ...norwegian, en: null }),
    'content/news/mer-sno.json': JSON.stringify({ ...norwegian, en: english }),
    'content/news/odelagt.json': '{"date',
  });
  await upgradeContent(folder);
  const { 'version.json': version = '', ...files } = contentOf(folder);
  expect(JSON.parse(version)).toEqual({ version: expect.any(Number) });
  expect(JSON.parse(files['news/sno.json'] ?? '')).toEqual({ ...norwegian, en: { title: '', text: '' } });
  expect(JSON.parse(files['news/mer-sno.json'] ?? '')).toEqual({ ...norwegian, en: english });
  expect(files).toMatchObject({ 'home.json': '{"no": {}}', 'news/odelagt.json': '{"date' });
  const { ino } = statSync(path.join(folder, 'content/news/sno.json'));
  await upgradeContent(folder);
  expect(statSync(path.join(folder, 'content/news/sno.json')).ino).toBe(ino);
});

it('loses no ready sentences when it is interrupted', async () => {
  const sentences = [{ no: 'Stengt i dag', en: '' }];
  const folder = temporaryFolder({ 'content/notice.json': JSON.stringify({ sentences, notice: null }) });
  const obstacle = path.join(folder, 'content/ready-sentences.json');
  mkdirSync(obstacle);
  await expect(upgradeContent(folder)).rejects.toThrow();
  rmdirSync(obstacle);
  await upgradeContent(folder);
  expect(JSON.parse(contentOf(folder)['ready-sentences.json'] ?? '')).toEqual({ sentences });
});

it('refuses content of a newer version', async () => {
  const folder = temporaryFolder({
    'content/version.json': '{"version": 999}',
    'content/news/sno.json': '{}',
  });
  const before = contentOf(folder);
  await expect(upgradeContent(folder)).rejects.toThrow(
    'En nyere versjon av programmet har skrevet innholdet.',
  );
  expect(contentOf(folder)).toEqual(before);
});

it('removes facts that follow from others, and recognizes photos', async () => {
  const paragraphs = (...texts: string[]) => ({ sections: [{ paragraphs: texts }] });
  const folder = temporaryFolder({
    'content/version.json': '{"version": 2}',
    'content/company.json': JSON.stringify({
      name: 'Firma',
      region: 'Akershus',
      policyChanged: '',
      picturesAreIllustrations: false,
    }),
    'content/about.json': '{"pictures": {"banner": "yard"}}',
    'content/privacy.json': JSON.stringify({ no: paragraphs('Vi.', 'Endret {policyChanged}.') }),
    'content/pictures/pictures.json': '{"yard": {}, "unused": {}}',
  });
  await upgradeContent(folder);
  const { 'version.json': _, ...files } = contentOf(folder);
  expect(Object.values(files).map((text) => JSON.parse(text))).toEqual(
    expect.arrayContaining([
      { name: 'Firma' },
      { no: paragraphs('Vi.') },
      { yard: { photo: true }, unused: {} },
    ]),
  );
});
