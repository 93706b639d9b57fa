import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFileAtomic } from '../../builder/files.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { diskWarning, openDataFolder } from './data-folder.ts';

/** Windows has no file modes, and no sockets in a folder. */
const isWindows = process.platform === 'win32';

const example = () =>
  temporaryFolder({
    'content/company.json': '{"name":"Eksempel"}',
    'content/version.json': JSON.stringify({ version: currentVersion }),
  });
const contentOf = (data: string) => readFileSync(path.join(data, 'content/company.json'), 'utf8');

async function open(data: string) {
  const state = await openDataFolder({ content: data, data }, example());
  onTestFinished(state.close);
  return state;
}

it('creates the folder with the content of the example, only once', async () => {
  const data = path.join(temporaryFolder(), 'new/site');
  (await open(data)).close();
  expect(contentOf(data)).toContain('Eksempel');
  writeIn(data, 'content/company.json', 'changed');
  const version = path.join(data, 'version');
  const { ino, mtimeMs } = statSync(version);
  await open(data);
  expect(contentOf(data)).toBe('changed');
  // The disk may be full.
  expect(statSync(version)).toMatchObject({ ino, mtimeMs });
});

it.skipIf(isWindows)('does not let other users list the folder', async () => {
  const data = temporaryFolder();
  chmodSync(data, 0o777);
  await open(data);
  expect(statSync(data).mode & 0o777).toBe(0o711);
});

it('finishes an interrupted first start', async () => {
  const data = temporaryFolder({ '.content/half/half.json': '', 'version-0.1234.unfinished': '' });
  await open(data);
  expect(contentOf(data)).toContain('Eksempel');
  expect(existsSync(path.join(data, 'content/half'))).toBe(false);
});

it.skipIf(isWindows)('opens a folder whose process was killed', async () => {
  const data = temporaryFolder();
  const program = `require('node:net').createServer().listen('lock', () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', program], { cwd: data, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(open(data)).rejects.toThrow('is in use by another process');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(data)).toContain('lock');
  linkSync(path.join(data, 'lock'), path.join(data, 'lock.2'));
  (await open(data)).close();
  await open(data);
});

it.skipIf(isWindows)(
  'opens a folder once after a kill, also if several processes start at the same moment',
  async () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const data = temporaryFolder({ version: '3' });
      const killed = createServer().listen(path.join(data, 'killed'));
      await once(killed, 'listening');
      linkSync(path.join(data, 'killed'), path.join(data, 'lock'));
      await once(killed.close(), 'close');
      const starts = await Promise.allSettled(Array.from({ length: 2 + (attempt % 4) }, () => open(data)));
      expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(open(data)).rejects.toThrow('is in use by another process');
      expect(readdirSync(data).filter((name) => name.startsWith('lock'))).toEqual(['lock']);
    }
  },
);

it('refuses a folder of another version, and changes nothing in it', async () => {
  const data = temporaryFolder({ version: '1\n', 'content/company.json': 'own' });
  await expect(open(data)).rejects.toThrow(/another version of this program \(1; this one reads 3\)/);
  expect(readdirSync(data).sort()).toEqual(['content', 'version']);
});

it('warns of a disk that is nearly full', async () => {
  const data = temporaryFolder();
  expect(await diskWarning(data)).toBeNull();
  expect(await diskWarning(data, Number.POSITIVE_INFINITY)).toMatch(/nesten full: \d+ MB igjen/);
});

it('leaves no temporary file if the file cannot be replaced', async () => {
  const folder = temporaryFolder({ 'taken/file': '' });
  await expect(writeFileAtomic(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
