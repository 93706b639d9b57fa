import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { sampleProject } from '../../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { readSettings } from '../settings.ts';
import { composeRelease } from './compose-release.ts';
import { openReleases, type ReleaseStore } from './release-store.ts';

const project = path.join(import.meta.dirname, '../..');
const code = await ensureSiteBundle(project);
const { deployment } = readSettings({}, project);
const time = new Date('2026-01-02T12:00:00Z');

afterEach(() => void vi.useRealTimers());

const article = {
  date: '2026-01-02',
  picture: null,
  no: { title: 'Første snø', text: 'Vi brøyter nå.' },
  en: { title: 'First snow', text: 'We clear snow.' },
  shown: true,
};

const notice = {
  no: 'Vi brøyter nå',
  en: 'We clear snow',
  from: '2026-01-02T06:00:00Z',
  until: '2026-01-02T18:00:00Z',
};

async function contentsOf(folder: string, store: ReleaseStore) {
  const read = async (part: string) =>
    (await filesBelow(path.join(folder, part))).map((file) => {
      return [file, readFileSync(path.join(folder, part, file), 'base64')];
    });
  const files = [...(await read('site')), ...(await read('message-result'))];
  const { hashed } = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
  const shared = hashed.map((address: string) => {
    const isPicture = address.startsWith('/pictures/');
    return [address, isPicture ? '' : readFileSync(path.join(store.files, address), 'base64')];
  });
  return new Map([...files, ...shared].sort());
}

it('equal content at an equal time is composed to equal bytes, whatever is live and what a clock shows', async () => {
  const data = temporaryFolder();
  const store = await openReleases(data);
  const before = await store.create(async (folder) => {
    cpSync(
      path.join(await sampleProject(['about.json', 'no.banner.title', 'Om oss før']), 'content'),
      path.join(folder, 'content'),
      { recursive: true },
    );
    await composeRelease(
      { project, code, store, deployment },
      folder,
      new Date('2026-01-01T12:00:00Z'),
      () => {},
    );
    return {
      at: '2026-01-01T12:00:00Z',
      kind: 'published',
      changes: [],
      composedWith: { code: '', host: '' },
    };
  });
  await store.activate(before);

  const [after, alone] = [await sampleProject(), temporaryFolder()];
  writeIn(after, articleFile('forste-sno'), JSON.stringify(article));
  writeIn(after, noticeFile, JSON.stringify({ notice }));
  cpSync(after, alone, { recursive: true });
  vi.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z'), toFake: ['Date'] });
  await composeRelease({ project, code, store, deployment }, after, time, () => {});
  vi.useRealTimers();
  const program = path.join(project, 'server/testing/compose-alone.ts');
  const otherData = temporaryFolder();
  execFileSync(process.execPath, ['--import', 'tsx', program, alone, otherData, time.toISOString()], {
    cwd: project,
  });

  const contents = await contentsOf(after, store);
  expect([...contents.keys()]).toContain('aktuelt/forste-sno/index.html');
  expect(Buffer.from(String(contents.get('index.html')), 'base64').toString()).toContain(notice.no);
  expect(contents).toEqual(await contentsOf(alone, await openReleases(otherData)));
  const inode = (folder: string) => statSync(path.join(folder, 'site/robots.txt')).ino;
  expect(inode(after)).toBe(inode(store.folderOf(before.number)));
}, 120_000);
