import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileDurable } from '../../builder/files.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { diskWarning, openDataFolder } from './data-folder.ts';

const example = () =>
  temporaryFolder({
    'content/company.json': '{"name":"Eksempel"}',
    'content/version.json': JSON.stringify({ version: currentVersion }),
  });
const contentOf = (data: string) => readFileSync(path.join(data, 'content/company.json'), 'utf8');

const open = (data: string) => openDataFolder({ content: data, data }, example());

it('creates the folder with the content of the example, only once', async () => {
  const data = path.join(temporaryFolder(), 'new/site');
  await open(data);
  expect(contentOf(data)).toContain('Eksempel');
  writeIn(data, 'content/company.json', 'changed');
  const version = path.join(data, 'version');
  const { ino, mtimeMs } = statSync(version);
  await open(data);
  expect(contentOf(data)).toBe('changed');
  // The disk may be full.
  expect(statSync(version)).toMatchObject({ ino, mtimeMs });
});

// Windows has no file modes.
it.skipIf(process.platform === 'win32')(
  'does not let other users list the folder, nor read drafts and new photos',
  async () => {
    const data = temporaryFolder();
    chmodSync(data, 0o777);
    await open(data);
    const modes = ['.', 'content', 'desk', 'cache'].map(
      (name) => statSync(path.join(data, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o711, 0o700, 0o700, 0o700]);
  },
);

it('removes what a killed run was writing, which no deletion finds', async () => {
  const data = temporaryFolder();
  await open(data);
  const [left, kept] = ['snow.json-0.1.unfinished', 'unfinished.json'];
  const folders = ['content/news', 'history', 'messages'];
  for (const folder of folders) for (const name of [left, kept]) writeIn(data, `${folder}/${name}`, '{}');
  await open(data);
  for (const folder of folders) expect(readdirSync(path.join(data, folder)), folder).toEqual([kept]);
});

it('finishes an interrupted first start', async () => {
  const data = temporaryFolder({ '.content/half/half.json': '', 'version-0.1234.unfinished': '' });
  await open(data);
  expect(contentOf(data)).toContain('Eksempel');
  expect(existsSync(path.join(data, 'content/half'))).toBe(false);
});

it.each(['3', '5'])('refuses a folder of version %s, and changes nothing in it', async (version) => {
  const data = temporaryFolder({ version: `${version}\n`, 'content/company.json': 'own' });
  await expect(open(data)).rejects.toThrow(
    `Mappen ${data} er skrevet av en annen utgave av programmet (versjon ${version}, denne leser 4)`,
  );
  expect(readdirSync(data).sort()).toEqual(['content', 'version']);
});

it('warns of a disk that is nearly full', async () => {
  const data = temporaryFolder();
  expect(await diskWarning(data)).toBeNull();
  expect(await diskWarning(data, Number.POSITIVE_INFINITY)).toMatch(/nesten full: \d+ MB igjen/);
});

it('leaves no temporary file if the file cannot be replaced', async () => {
  const folder = temporaryFolder({ 'taken/file': '' });
  await expect(writeFileDurable(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
