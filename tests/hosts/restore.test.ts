import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { buildMessage } from '../../common/message-fields.ts';
import { dayMs } from '../../common/time.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { openMessageStore } from '../../server/messages/message-store.ts';
import { openDataFolder } from '../../server/state/data-folder.ts';
import { openHistory } from '../../server/testing/small-site.ts';
import { root } from '../support/site.ts';

// docs/helper.md, "Backup", with the commands of its systemd unit.

const isInstalled = !spawnSync('restic', ['version']).error;
if (!isInstalled) console.warn('restic is not installed: the test of backups is skipped.');

const unit = readFileSync(path.join(root, 'hosting/small-server/site-backup.service'), 'utf8');
const [unlock = [], backup = [], forget = []] = [
  ...unit.matchAll(/^ExecStart(?:Pre)?=\/usr\/bin\/restic (.*)$/gm),
].map(([, line = '']) => line.replace('/opt/site', root).split(' '));

/** An article and a photo may be called as the files that the copy leaves out. */
const ownFiles = ['content/news/unfinished.json', 'content/pictures/unfinished.webp'];

it.skipIf(!isInstalled)('a new machine continues from a backup', async () => {
  const machine = temporaryFolder();
  const data = path.join(machine, 'site');
  vi.stubEnv('RESTIC_REPOSITORY', temporaryFolder());
  vi.stubEnv('RESTIC_PASSWORD', 'secret');
  vi.stubEnv('RESTIC_CACHE_DIR', temporaryFolder());
  const exclude = readFileSync(path.join(root, 'hosting/small-server/backup.exclude'), 'utf8');
  const excludeFile = path.join(
    temporaryFolder({ exclude: exclude.replaceAll('/srv/site', data) }),
    'exclude',
  );
  const restic = (...args: string[]) => execFileSync('restic', args, { encoding: 'utf8' });
  const fill = (word: string) =>
    word.replace('/srv/site', data).replace(/(?<=--exclude-file=).*/, excludeFile);
  const backUp = (...args: string[]) => restic(...backup.map(fill), ...args);

  const example = temporaryFolder({
    'content/company.json': 'example',
    'content/notice.json': '{}',
    'content/version.json': JSON.stringify({ version: currentVersion }),
  });
  await openDataFolder({ content: data, data }, example);
  writeIn(data, 'content/company.json', 'own');
  for (const file of ownFiles) writeIn(data, file, 'own');
  writeIn(data, 'desk/sessions.json', '{}');
  const messages = await openMessageStore(data);
  const message = buildMessage((name) => `a ${name}`);
  const deleted = await messages.add(message, 'no', true);
  const remaining = await messages.add(message, 'no', true);
  const { publish } = await openHistory(data);
  for (const home of ['first', 'second']) {
    writeIn(data, 'content/home.json', home);
    await publish();
  }
  restic('init');
  const fortyDaysAgo = new Date(Date.now() - 40 * dayMs).toISOString();
  backUp('--time', fortyDaysAgo.slice(0, 19).replace('T', ' '));
  await messages.remove([deleted.id]);
  // A power failure while it runs leaves a lock.
  const cutOff = spawn('restic', ['backup', '--stdin'], { stdio: 'pipe' });
  const locks = path.join(process.env.RESTIC_REPOSITORY ?? '', 'locks');
  await vi.waitFor(() => expect(readdirSync(locks)).toHaveLength(1), 20_000);
  cutOff.kill('SIGKILL');
  await once(cutOff, 'close');
  restic(...unlock);
  backUp();
  restic(...forget);
  expect(restic('snapshots')).toContain('1 snapshots');
  expect(restic('find', `${deleted.id}.json`)).not.toContain(deleted.id);

  const target = temporaryFolder();
  restic('restore', 'latest', '--target', target);
  const restored = path.join(temporaryFolder(), 'site');
  renameSync(path.join(target, data), restored);
  // A session that ended after the copy would be back.
  expect(existsSync(path.join(restored, 'desk/sessions.json'))).toBe(false);
  await openDataFolder({ content: restored, data: restored }, machine);
  for (const file of ['content/company.json', ...ownFiles])
    expect(readFileSync(path.join(restored, file), 'utf8'), file).toBe('own');
  expect((await (await openMessageStore(restored)).list()).messages).toEqual([remaining]);
  expect(statSync(path.join(restored, 'messages')).mode & 0o777).toBe(0o700);
  // The site is composed from the history.
  const history = await openHistory(restored);
  expect(history.site.folder()).toBeUndefined();
  await history.publisher.renewAtStart();
  const read = (file: string) => readFileSync(path.join(restored, 'site/live', file), 'utf8');
  expect(read('index.html')).toBe('second');
  expect(read('aktuelt/unfinished/index.html')).toBe('own');
  expect((await history.snapshots.read(1))?.documents.get('content/home.json')).toBe('first');
});
