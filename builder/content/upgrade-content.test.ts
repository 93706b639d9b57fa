import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { currentVersion, oldestVersion } from '../../content-model/upgrade-steps.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { upgradeContent } from './upgrade-content.ts';

/** In an encoding that is not the one of JSON. */
const latin = Buffer.from('{"title": "Snø"}', 'latin1');

const withVersion = (version: number) =>
  temporaryFolder({
    'content/version.json': JSON.stringify({ version }),
    'content/home.json': '{"title": "Hjem"}',
    'content/news/odelagt.json': '{"date',
    'content/news/latin.json': latin,
  });

const read = (folder: string, file: string) => readFileSync(path.join(folder, 'content', file), 'utf8');

it('upgrades content by the steps that it lacks, except unreadable files', async () => {
  const folder = withVersion(oldestVersion);
  await upgradeContent(folder, [
    (files) => files.set('content/home.json', { title: 'Forside' }),
    (files) => files.set('content/home.json', { earlier: files.get('content/home.json') }),
  ]);
  expect(JSON.parse(read(folder, 'home.json'))).toEqual({ earlier: { title: 'Forside' } });
  expect(JSON.parse(read(folder, 'version.json'))).toEqual({ version: oldestVersion + 2 });
  expect(read(folder, 'news/odelagt.json')).toBe('{"date');
  expect(readFileSync(path.join(folder, 'content/news/latin.json'))).toEqual(latin);
});

it.each([oldestVersion - 1, currentVersion + 1])(
  'refuses content of the unknown version %s',
  async (version) => {
    const folder = withVersion(version);
    await expect(upgradeContent(folder)).rejects.toThrow(
      `Innholdet i ${path.join(folder, 'content')} er skrevet av en annen utgave av programmet`,
    );
    expect(JSON.parse(read(folder, 'version.json'))).toEqual({ version });
  },
);

it('refuses content without a version', async () => {
  const folder = temporaryFolder({ 'content/home.json': '{}' });
  await expect(upgradeContent(folder)).rejects.toThrow('content/version.json skal ha versjon');
});
