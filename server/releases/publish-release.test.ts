import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { publishFiles } from '../testing/publish-files.ts';
import { publishRelease } from './publish-release.ts';
import { findCurrent, listNumbers, switchTo } from './release-folder.ts';

let data: string;
beforeEach(() => {
  data = temporaryFolder();
});

const day = 24 * 60 * 60 * 1000;
const inReleases = (name: string) => path.join(data, 'releases', name);
const shown = (address: string) => readFileSync(path.join(inReleases('current'), address), 'utf8');
const pooled = (address: string) => existsSync(path.join(inReleases('pool'), address));
const seconds = (address: string) => statSync(path.join(inReleases('current'), address)).mtimeMs / 1000;

const publish = (files: Record<string, string>) => publishFiles(data, files);

function setClock(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  onTestFinished(() => void vi.useRealTimers());
}

it('shows a site by one relative link, with the files that have a hash beside it', async () => {
  const published = await publish({
    '/index.html': 'one',
    '/about/index.html': 'about',
    '/about/index.html.br': 'packed',
    '/assets/app-1.js': 'app',
    '/pictures/a-1.avif': 'photo',
  });
  expect(published).toBe(1);
  expect(readlinkSync(inReleases('current'))).toBe('1');
  expect(['/index.html', '/about/index.html', '/about/index.html.br'].map(shown)).toEqual([
    'one',
    'about',
    'packed',
  ]);
  expect(['/assets/app-1.js', '/pictures/a-1.avif'].map(pooled)).toEqual([true, true]);
  expect(readdirSync(inReleases('.')).sort()).toEqual(['1', 'current', 'pool']);
  expect(readdirSync(inReleases('1')).sort()).toEqual(['_release.json', 'about', 'index.html']);
});

it('lets servers see that a file has changed, also within a second, of the same size, and after the clock was set back', async () => {
  const now = Date.now();
  const times: number[] = [];
  for (const [index, clock] of [now, now, now - day, now - 2 * day].entries()) {
    setClock(clock);
    await publish({ '/index.html': `Ring ${index}`, '/same.html': 'the same' });
    times.push(seconds('/index.html'));
  }
  for (const [index, time] of times.slice(1).entries())
    expect(time).toBeGreaterThanOrEqual((times[index] ?? 0) + 1);
  expect(seconds('/same.html')).toBe(times[0]);
  const inodes = ['1', '4'].map((number) => statSync(inReleases(`${number}/same.html`)).ino);
  expect(inodes[0]).toBe(inodes[1]);
});

it('goes back to a release in a switch, and counts on from the newest', async () => {
  await publish({ '/index.html': 'A' });
  await publish({ '/index.html': 'B' });
  const second = seconds('/index.html');
  await switchTo(data, 1);
  expect([shown('/index.html'), await findCurrent(data)]).toEqual(['A', 1]);
  expect(await listNumbers(data)).toEqual([1, 2]);
  expect(await publish({ '/index.html': 'C' })).toBe(3);
  // A browser that has the file of the second release must not keep it.
  expect(seconds('/index.html')).toBeGreaterThan(second);
  await expect(switchTo(data, 9)).rejects.toThrow('ENOENT');
  expect(shown('/index.html')).toBe('C');
});

it('leaves a file as it is under the same hash', async () => {
  await publish({ '/assets/app-1.js': 'app' });
  const { ino } = statSync(path.join(inReleases('pool'), 'assets/app-1.js'));
  await publish({ '/assets/app-1.js': 'app' });
  expect(statSync(path.join(inReleases('pool'), 'assets/app-1.js')).ino).toBe(ino);
});

it('keeps the newest twenty releases', async () => {
  for (let count = 1; count <= 23; count++) await publish({ '/index.html': `${count}` });
  expect(await listNumbers(data)).toEqual(Array.from({ length: 20 }, (_, index) => 4 + index));
  await switchTo(data, 4);
  expect(shown('/index.html')).toBe('4');
});

it('releases in which little is new push out one another, and no other', async () => {
  await publish({ '/index.html': 'whole' });
  for (let count = 2; count <= 30; count++) {
    await publishFiles(data, { '/index.html': `${count}` }, true);
  }
  expect(await listNumbers(data)).toEqual([1, 28, 29, 30]);
});

it('keeps a file with a hash while a kept release names it, and for seven days after it left', async () => {
  setClock(Date.now());
  await publish({ '/assets/old.js': '', '/assets/stays.js': '' });
  const old = path.join(inReleases('pool'), 'assets/old.js');
  // It is older than a week when it leaves.
  utimesSync(old, 0, 0);
  await publish({ '/assets/stays.js': '', '/index.html': '0' });
  for (let count = 1; count <= 25; count++)
    await publish({ '/assets/stays.js': '', '/index.html': `${count}` });
  expect(pooled('/assets/old.js')).toBe(true);
  vi.setSystemTime(Date.now() + 6 * day);
  await publish({ '/assets/stays.js': '' });
  expect(pooled('/assets/old.js')).toBe(true);
  vi.setSystemTime(Date.now() + 2 * day);
  await publish({ '/assets/stays.js': '' });
  expect([pooled('/assets/old.js'), pooled('/assets/stays.js')]).toEqual([false, true]);
});

it('keeps a file for its release after more than seven days', async () => {
  setClock(Date.now());
  await publish({ '/assets/old.js': 'old', '/index.html': '' });
  await publish({ '/index.html': '' });
  vi.setSystemTime(Date.now() + 30 * day);
  await publish({ '/index.html': '' });
  await switchTo(data, 1);
  expect(pooled('/assets/old.js')).toBe(true);
});

it('shows what it showed when a file cannot be put in its place, and publishes after that', async () => {
  await publish({ '/index.html': 'one' });
  // Where a release remembers what it is, there is a folder.
  await expect(publish({ '/index.html': 'two', '/_release.json/a': '' })).rejects.toThrow('EISDIR');
  expect([shown('/index.html'), readdirSync(inReleases('.')).sort()]).toEqual([
    'one',
    ['1', 'current', 'pool'],
  ]);
  expect(await publish({ '/index.html': 'three' })).toBe(2);
});

it('keeps every file of a release that visitors may see when it fails at the end', async () => {
  await publish({ '/index.html': 'one' });
  // Where the link is made, there is a folder.
  mkdirSync(inReleases('current.next'));
  await expect(publish({ '/index.html': 'two', '/assets/new.js': '' })).rejects.toThrow();
  expect([shown('/index.html'), pooled('/assets/new.js')]).toEqual(['one', true]);
  rmSync(inReleases('current.next'), { recursive: true });
  await switchTo(data, 2);
  expect(shown('/index.html')).toBe('two');
});

it('says that the disk is full, and shows what it showed', async (context) => {
  const small = path.join(data, 'small');
  mkdirSync(small);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small], { stdio: 'ignore' });
  } catch {
    context.skip('needs the right to mount a small disk');
  }
  onTestFinished(() => void execFileSync('umount', [small]));
  data = small;
  await publish({ '/index.html': 'one' });
  const site = path.join(data, 'new');
  writeIn(site, 'index.html', 'two');
  writeIn(site, 'assets/a.js', 'app');
  const rest = path.join(data, 'rest');
  expect(() => writeFileSync(rest, Buffer.alloc(2 ** 20))).toThrow('ENOSPC');
  await expect(publishRelease(data, site)).rejects.toThrow(
    'Disken på tjeneren er full. Nettstedet er som det var.',
  );
  expect([shown('/index.html'), pooled('/assets/a.js'), existsSync(site)]).toEqual(['one', false, false]);
  rmSync(rest);
  expect(await publish({ '/index.html': 'three' })).toBe(2);
});
