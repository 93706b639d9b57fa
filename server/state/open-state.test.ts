import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { diskWarning, openState } from './open-state.ts';

/** Windows has no modes, no sockets in a folder, and links for administrators alone. */
const isWindows = process.platform === 'win32';

const example = () =>
  temporaryFolder({
    'content/company.json': '{"name":"Eksempel"}',
  });
const contentOf = (data: string) => readFileSync(path.join(data, 'content/company.json'), 'utf8');

async function open(data: string, from = example()) {
  const state = await openState({ content: data, data }, from);
  onTestFinished(state.close);
  return state;
}

it('makes the folder with the content of the example, and leaves what the owner has changed', async () => {
  const data = path.join(temporaryFolder(), 'new/site');
  (await openState({ content: data, data }, example())).close();
  expect(contentOf(data)).toContain('Eksempel');
  writeIn(data, 'content/company.json', 'changed');
  await open(data);
  expect(contentOf(data)).toBe('changed');
});

it('takes a content/ that was put there before the first start', async () => {
  const data = temporaryFolder({ 'content/company.json': 'own' });
  await open(data);
  expect(contentOf(data)).toBe('own');
});

it.skipIf(isWindows)('lets other users walk through the folder, and list nothing in it', async () => {
  const data = temporaryFolder();
  chmodSync(data, 0o777);
  await open(data);
  expect(statSync(data).mode & 0o777).toBe(0o711);
});

it('writes nothing into a folder that it has opened before: its disk may be full', async () => {
  const data = temporaryFolder();
  (await openState({ content: data, data }, example())).close();
  const version = path.join(data, 'version');
  const { ino, mtimeMs } = statSync(version);
  await open(data);
  expect(statSync(version)).toMatchObject({ ino, mtimeMs });
});

it('finishes a first start that was cut off', async () => {
  const data = temporaryFolder({ '.content/half/half.json': '', 'version-0.1234.unfinished': '' });
  await open(data);
  expect(contentOf(data)).toContain('Eksempel');
  expect(existsSync(path.join(data, 'content/half'))).toBe(false);
});

it('refuses a second process, and gives the folder to the next one', async () => {
  const data = temporaryFolder();
  const first = await open(data);
  await expect(openState({ content: data, data }, example())).rejects.toThrow('is in use by another process');
  first.close();
  await open(data);
});

it.skipIf(isWindows)('opens a folder whose process was killed', async () => {
  const data = temporaryFolder();
  const program = `require('node:net').createServer().listen('lock', () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', program], { cwd: data, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(openState({ content: data, data }, example())).rejects.toThrow('is in use');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(data)).toContain('lock');
  await open(data);
});

it.skipIf(isWindows)('refuses a folder whose way is too long for a socket', async () => {
  const long = path.join(temporaryFolder(), 'a'.repeat(120));
  await expect(openState({ content: long, data: long }, example())).rejects.toThrow(
    'SITE_DATA is too long a path',
  );
});

it('says so when the folder cannot be written', async () => {
  const data = path.join(temporaryFolder({ file: '' }), 'file/site');
  await expect(openState({ content: data, data }, example())).rejects.toThrow(/cannot be written\. ENOTDIR/);
});

it('refuses a folder of another version, and changes nothing in it', async () => {
  const data = temporaryFolder({ version: '1\n', 'content/company.json': 'own' });
  await expect(openState({ content: data, data }, example())).rejects.toThrow(
    /another version of this program \(1; this one reads 2\)/,
  );
  expect(readdirSync(data).sort()).toEqual(['content', 'version']);
});

it.skipIf(isWindows)('refuses a folder of something else', async () => {
  const data = temporaryFolder({ 'photos/cat.jpg': '' });
  symlinkSync('photos', path.join(data, 'pictures'));
  await expect(openState({ content: data, data }, example())).rejects.toThrow('it has photos, pictures.');
  expect(readdirSync(data).sort()).toEqual(['photos', 'pictures']);
});

it('warns of a disk that is nearly full', async () => {
  const data = temporaryFolder();
  expect(await diskWarning(data)).toBeNull();
  expect(await diskWarning(data, Number.POSITIVE_INFINITY)).toMatch(/nesten full: \d+ MB igjen/);
});
