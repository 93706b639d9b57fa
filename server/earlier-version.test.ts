import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeIn } from '../builder/testing/folder.ts';
import { sampleContent } from '../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../builder/vite/bundles.ts';
import { hourMs } from '../common/time.ts';
import { companyFile } from '../content-model/company.ts';
import { noticeFile, readySentencesFile } from '../content-model/notice.ts';
import { picturesFile } from '../content-model/pictures.ts';
import { createApi } from './desk/api.ts';
import { eraseDeleted } from './desk/deletions.ts';
import { errorResponse } from './http.ts';
import { openMessageStore } from './messages/message-store.ts';
import { composeRelease } from './releases/compose-release.ts';
import { copyContent } from './releases/content-files.ts';
import { createPublisher } from './releases/publisher.ts';
import { openReleases } from './releases/release-store.ts';
import { readSettings } from './settings.ts';
import { openClock } from './state/clock.ts';
import { openDataFolder } from './state/data-folder.ts';

const project = path.join(import.meta.dirname, '..');
const earlierPhone = '+47 00 11 22 33';

/** The data, and what a helper has added by hand: new screens with their pictures, and new company fields. */
async function earlierData(): Promise<string> {
  const { changes: added } = sampleContent();
  const data = temporaryFolder(Object.fromEntries(added));
  await rm(path.join(data, readySentencesFile));
  await cp(path.join(import.meta.dirname, 'testing/earlier-data'), data, { recursive: true });
  for (const file of [companyFile, picturesFile]) {
    const earlier = await readFile(path.join(data, file), 'utf8');
    writeIn(data, file, JSON.stringify({ ...JSON.parse(String(added.get(file))), ...JSON.parse(earlier) }));
  }
  const { sentences, notice } = JSON.parse(await readFile(path.join(data, noticeFile), 'utf8'));
  const [from, until] = [-hourMs, hourMs].map((time) => new Date(Date.now() + time).toISOString());
  writeIn(data, noticeFile, JSON.stringify({ sentences, notice: { ...notice, from, until } }));
  for (const release of [1, 2, 3]) await copyContent(data, path.join(data, `releases/${release}`));
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
  expect([releases.damaged(), releases.list().map(({ number }) => number)]).toEqual([[], [3, 2, 1]]);
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

  // The start composes the live release again with the present code.
  await publisher.activate(releases.live() ?? expect.fail('nothing is live'));
  expect(releases.live()).toMatchObject({
    number: 4,
    at: '2026-11-25T16:14:49.797Z',
    changes: ['Firmaet'],
  });
  expect(await live()).toContain(earlierPhone);
  writeIn(data, 'content/company.json', (await content()).replace(earlierPhone, '+47 98 76 54 32'));
  const copy = (to: string) => copyContent(data, to);
  await publisher.publish({ kind: 'published', changes: [], copy });
  expect(await live()).toContain('+47 98 76 54 32');
  await ask('POST', '/notice', { no: 'Vi brøyter nå', en: '', until: 'day' });
  expect(await live()).toContain('Vi brøyter nå');
  await ask('POST', '/releases/1/show');
  expect(await live()).toContain('<title>1</title>');
  await ask('POST', '/notice', { no: 'Stengt i dag', en: '', until: 'day' });
  expect(await live()).toContain('Stengt i dag');
  for (const release of [1, 3]) await ask('POST', `/releases/${release}/restore`);
  expect(await content()).toContain(earlierPhone);
  const sentences = [{ no: 'Vi brøyter nå', en: 'We are plowing now' }];
  expect(await ask('GET', '/documents/notice/sentences')).toMatchObject({ value: { sentences } });
  expect(await ask('GET', '/documents/articles/forste-sno')).toMatchObject({ problems: [] });
});
