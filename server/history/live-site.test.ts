import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { failAt } from '../testing/failing-disk.ts';
import { openHistory } from '../testing/small-site.ts';
import { openLiveSite } from './live-site.ts';

const posix = it.skipIf(process.platform === 'win32');

const content = { 'content/home.json': 'home' };

posix('lets other users reach the live site alone, and list nothing', async () => {
  const data = temporaryFolder(content);
  const { publish, site } = await openHistory(data);
  await publish();
  const mode = (file: string) => statSync(path.join(data, file)).mode & 0o777;
  expect(mode('site')).toBe(0o711);
  const folder = path.relative(data, site.folder() ?? '');
  expect([mode(folder) & 0o005, mode(`${folder}/index.html`) & 0o004]).toEqual([0o005, 0o004]);
  expect([mode('live.json'), mode('history'), mode('history/1.json')]).toEqual([0o600, 0o700, 0o600]);
});

posix('leaves no folder that nothing names, also after a start', async () => {
  const data = temporaryFolder(content);
  const { publish, site } = await openHistory(data);
  for (let count = 0; count < 30; count++) await publish();
  const number = path.basename(site.folder() ?? '');
  expect(readdirSync(path.join(data, 'site')).sort()).toEqual([number, 'live'].sort());
  for (const left of ['site/31/half.html', 'site/outgoing/index.html', 'site/7/index.html'])
    writeIn(data, left, '');
  expect((await openLiveSite(data, { hasLink: true })).folder()).toBe(site.folder());
  expect(readdirSync(path.join(data, 'site')).sort()).toEqual([number, 'live'].sort());
});

posix('sets the link at the start, if the disk failed after live.json was written', async () => {
  const data = temporaryFolder(content);
  const history = await openHistory(data);
  await history.publish();
  const linked = () => readlinkSync(path.join(data, 'site/live'));
  expect(await failAt(1, history.publish, ['symlink'])).toBe(true);
  // Visitors see the earlier site, which is still there.
  expect(linked()).toBe('1');
  expect(existsSync(path.join(data, 'site/1/index.html'))).toBe(true);
  await openLiveSite(data, { hasLink: true });
  expect(linked()).toBe('2');
  expect(readdirSync(path.join(data, 'site')).sort()).toEqual(['2', 'live']);
});
