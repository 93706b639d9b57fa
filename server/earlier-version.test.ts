import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeIn } from '../builder/testing/folder.ts';
import { sampleContent } from '../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../builder/vite/bundles.ts';
import { hourMs } from '../common/time.ts';
import { companyFile } from '../content-model/company.ts';
import { noticeFile } from '../content-model/notice.ts';
import { picturesFile } from '../content-model/pictures.ts';
import { createApi } from './desk/api.ts';
import { eraseDeleted } from './desk/deletions.ts';
import { errorResponse } from './http.ts';
import { openMessageStore } from './messages/message-store.ts';
import { composeRelease } from './releases/compose-release.ts';
import { copyContent } from './releases/copy-content.ts';
import { createPublisher } from './releases/publisher.ts';
import { openReleases } from './releases/release-store.ts';
import { readSettings } from './settings.ts';
import { openClock } from './state/clock.ts';
import { openDataFolder } from './state/data-folder.ts';

const project = path.join(import.meta.dirname, '..');
const earlierPhone = '+47 00 11 22 33';

/** The data, and what a helper has added by hand: new screens with their pictures, and new company fields. */
async function earlierData(): Promise<string> {
  const data = temporaryFolder({});
  await cp(path.join(import.meta.dirname, 'testing/data-1.1.0'), data, { recursive: true });
  // The list of releases compares publications with the one before.
  const release = await readFile(path.join(data, 'releases/4/release.json'), 'utf8');
  writeIn(data, 'releases/4/release.json', release.replace('"kind":"notice"', '"kind":"published"'));
  const [from, until] = [-hourMs, hourMs].map((time) => new Date(Date.now() + time).toISOString());
  for (const folder of ['', 'releases/3', 'releases/4'].map((name) => path.join(data, name))) {
    for (const [file, value] of sampleContent().changes) {
      const earlier = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
      if (earlier === undefined) writeIn(folder, file, value);
      else if (file === companyFile || file === picturesFile)
        writeIn(folder, file, JSON.stringify({ ...JSON.parse(String(value)), ...JSON.parse(earlier) }));
    }
    const { notice } = JSON.parse(await readFile(path.join(folder, noticeFile), 'utf8'));
    if (notice) writeIn(folder, noticeFile, JSON.stringify({ notice: { ...notice, from, until } }));
  }
  return data;
}

it('opens, publishes and restores the data of an earlier version', async () => {
  const data = await earlierData();
  const settings = { ...readSettings({ SITE_DATA: data }, project), data, content: data };
  const { close } = await openDataFolder(settings, project);
  onTestFinished(close);
  const releases = await openReleases(data);
  const messages = await openMessageStore(data);
  const clock = await openClock(data);
  expect([releases.damaged(), releases.list().map(({ number }) => number)]).toEqual([[], [4, 3]]);
  expect((await messages.list()).messages).toMatchObject([{ name: 'Kari', phone: '', isAssignment: true }]);

  const code = await ensureSiteBundle(project);
  const deployment = { ...settings.deployment, companyOverrides: {} };
  const publisher = createPublisher({
    store: releases,
    deployment,
    clock,
    codeKey: code.key,
    compose: (...work) => composeRelease({ project, code, store: releases, deployment }, ...work),
    erase: () => eraseDeleted(data, project, releases),
  });
  const api = (
    await createApi({ settings, releases, publisher, clock, messages: { warning: () => null } })
  ).onError(errorResponse);
  const live = () => readFile(path.join(releases.liveSite() ?? '', 'index.html'), 'utf8');
  const content = () => readFile(path.join(data, 'content/company.json'), 'utf8');
  const ask = async (method: string, address: string, sent: unknown = {}) => {
    const body = method === 'POST' ? JSON.stringify(sent) : null;
    const answer = await api.request(address, { method, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };
  // The folder has been brought up to date, so the live release must be too.
  const unchanged = { changes: { documents: [] }, liveNotice: { no: 'Vi brøyter nå' } };
  expect(await ask('GET', '/overview')).toMatchObject({ isReady: true, ...unchanged });
  expect(await ask('GET', '/releases')).toMatchObject([
    { words: 'Beskjeden: «Vi brøyter nå»' },
    { words: '' },
  ]);

  // The start composes the live release again with the present code.
  await publisher.activate(releases.live() ?? expect.fail('nothing is live'));
  expect(releases.live()).toMatchObject({
    number: 5,
    at: '2026-11-28T00:54:00.840Z',
    changes: ['Beskjed til kundene'],
  });
  expect(await live()).toContain(earlierPhone);
  writeIn(data, 'content/company.json', (await content()).replace(earlierPhone, '+47 98 76 54 32'));
  const copy = (to: string) => copyContent(data, to);
  await publisher.publish({ kind: 'published', changes: [], copy });
  expect(await live()).toContain('+47 98 76 54 32');
  await ask('POST', '/notice', { no: 'Vi brøyter nå', en: '', until: 'day' });
  expect(await live()).toContain('Vi brøyter nå');
  await ask('POST', '/releases/3/show');
  expect(await live()).toContain(earlierPhone);
  expect(await live()).not.toContain('Vi brøyter nå');
  await ask('POST', '/notice', { no: 'Stengt i dag', en: '', until: 'day' });
  expect(await live()).toContain('Stengt i dag');
  for (const { number } of releases.list()) await ask('POST', `/releases/${number}/restore`);
  expect(await content()).toContain(earlierPhone);
  const { launch } = await ask('GET', '/overview');
  const confirmed = JSON.parse(await readFile(path.join(data, 'confirmed.json'), 'utf8'));
  expect(confirmed).toHaveLength(1);
  expect(launch.items.map(({ statement }: { statement?: string }) => statement)).not.toContain(confirmed[0]);
  expect(await ask('GET', '/documents/articles/forste-sno')).toMatchObject({ problems: [] });
});
