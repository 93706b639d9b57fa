import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, Server } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exitWithError } from '../../builder/errors.ts';
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

it.skipIf(isWindows)('does not let other users list the folder, nor read drafts and new photos', async () => {
  const data = temporaryFolder();
  chmodSync(data, 0o777);
  await open(data);
  const modes = ['.', 'content', 'var'].map((name) => statSync(path.join(data, name)).mode & 0o777);
  expect(modes).toEqual([0o711, 0o700, 0o700]);
});

it.skipIf(isWindows)('names the folder whose disk has no room for the lock', async () => {
  const data = temporaryFolder();
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen ENOSPC'), { code: 'ENOSPC' })));
    return this;
  });
  onTestFinished(() => listen.mockRestore());
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => exit.mockRestore());
  await openDataFolder({ content: data, data }, example()).catch(exitWithError);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`${data} cannot be used: the disk is full`));
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
  'opens a folder once after a kill, whichever processes start at the same moment',
  async () => {
    const starts = Array.from({ length: 4 }, () =>
      fork(path.join(import.meta.dirname, '../testing/open-on-request.ts'), {
        execArgv: ['--import', 'tsx'],
      }),
    );
    onTestFinished(() => starts.forEach((child) => void child.kill()));
    const ask = async (child: ChildProcess, request: object): Promise<unknown> => {
      child.send(request);
      const [answer] = await once(child, 'message');
      return answer;
    };
    const content = example();
    for (let attempt = 0; attempt < 40; attempt++) {
      const data = temporaryFolder({ version: '4' });
      const killed = createServer().listen(path.join(data, 'killed'));
      await once(killed, 'listening');
      for (const name of ['lock', 'lock.2', 'lock.00aa11'])
        linkSync(path.join(data, 'killed'), path.join(data, name));
      await once(killed.close(), 'close');
      const isOpen = await Promise.all(starts.map((child) => ask(child, { content, data })));
      expect(
        isOpen.filter((isOpened) => isOpened),
        `attempt ${attempt}`,
      ).toEqual([true]);
      await expect(openDataFolder({ content, data }, content)).rejects.toThrow(
        'is in use by another process',
      );
      for (const child of starts) await ask(child, {});
      expect(readdirSync(data).filter((name) => name.startsWith('lock'))).toEqual([]);
    }
  },
);

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
  await expect(writeFileAtomic(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
