import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { encodedFolder } from '../../builder/pictures/encoded-pictures.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { sampleProject } from '../../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { type Deployment, readSettings } from '../settings.ts';
import { composeSmallSite, openHistory } from '../testing/small-site.ts';
import { createComposer } from './compose.ts';

const project = path.join(import.meta.dirname, '../..');
const code = await ensureSiteBundle(project);
/** Shared, so that pictures are encoded once. */
const encoded = encodedFolder(path.join(project, 'var'));
const own = { ...readSettings({}, project).deployment, companyOverrides: {} };
const server = { kind: 'server' } as const;

/** Opens a history whose sites are the real ones. */
async function open(deployment: Partial<Deployment> = {}, folder?: string) {
  const data = folder ?? (await sampleProject());
  const settings = { ...own, ...deployment };
  const compose = createComposer({ root: data, code, encoded, deployment: settings });
  const history = await openHistory(data, compose, settings);
  const edit = (from: string, to: string) => {
    const file = path.join(data, 'content/company.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const read = (file = 'contact/index.html') =>
    readFileSync(path.join(history.site.folder() ?? '', file), 'utf8');
  return { data, ...history, edit, read };
}

/** Windows has no symbolic links, nor the shell of the commands below. */
const posix = it.skipIf(process.platform === 'win32');

const phone = '+47 00 11 22 33';

posix('a changed page gets a later second, and pictures are links to their cache', async () => {
  const { site, publish, edit, read } = await open(server);
  await publish();
  const time = () =>
    Math.floor(statSync(path.join(site.folder() ?? '', 'contact/index.html')).mtimeMs / 1000);
  // Several times, because the clock may go on to the next second by itself.
  for (const number of [4, 5, 6, 7]) {
    const before = time();
    edit(`Prøveveien ${number - 1}`, `Prøveveien ${number}`);
    await publish();
    expect(read()).toContain(`Prøveveien ${number}`);
    expect(time()).toBeGreaterThan(before);
  }
  const folder = path.join(site.folder() ?? '', 'pictures');
  const pictures = readdirSync(folder);
  expect(pictures.length).toBeGreaterThan(10);
  for (const name of pictures)
    expect(readFileSync(path.join(folder, name)).equals(readFileSync(path.join(encoded, name)))).toBe(true);
  // Another test may have encoded some anew meanwhile, and the folder of tests may be on another disk.
  const isSameFile = (name: string) =>
    statSync(path.join(folder, name)).ino === statSync(path.join(encoded, name)).ino;
  if (statSync(folder).dev === statSync(encoded).dev) expect(pictures.filter(isSameFile)).not.toEqual([]);
});

it('nothing of an article in preparation and of a photo without words is public', async () => {
  const { data, site, publish } = await open(server);
  const [photo = ''] = readdirSync(path.join(data, 'content/pictures')).filter((name) =>
    name.endsWith('.webp'),
  );
  writeIn(data, 'content/pictures/hemmelig.webp', readFileSync(path.join(data, 'content/pictures', photo)));
  const texts = { no: { title: 'Hemmelig', text: 'Vi bygger.' }, en: { title: '', text: '' } };
  const article = { date: '2026-11-20', shown: false, picture: null, ...texts };
  writeIn(data, articleFile('hemmelig'), JSON.stringify(article));
  await publish();
  for (const file of await filesBelow(site.folder() ?? '')) {
    expect(file).not.toContain('hemmelig');
    expect(readFileSync(path.join(site.folder() ?? '', file)).includes('Hemmelig'), file).toBe(false);
  }
});

it('a failed publication changes nothing', async () => {
  const { data, site, snapshots, publish, edit, read } = await open();
  await publish();
  edit(`"phone": "${phone}"`, '"phone" "none"');
  await expect(publish()).rejects.toThrow('company.json');
  expect(read()).toContain(phone);
  expect(snapshots.list()).toHaveLength(1);
  expect(readdirSync(path.join(data, 'site')).sort()).toEqual([path.basename(site.folder() ?? ''), 'live']);
});

const formService = { endpoint: 'http://localhost:4174/melding/{language}', answerIsReadable: false };

it('a start composes what is published anew, and not the draft', async () => {
  const { data, publish, edit } = await open();
  await publish();
  edit(phone, '+47 99 88 77 66');
  const moved = await open({ companyOverrides: { formService } }, data);
  expect(moved.read()).not.toContain('localhost:4174');
  await moved.publisher.renewAtStart();
  expect(moved.read()).toContain('localhost:4174');
  expect(moved.read()).toContain(phone);
  expect(moved.snapshots.list()).toHaveLength(1);
});

it('a start that cannot compose keeps the site, and says so until the site is composed', async () => {
  const data = await sampleProject();
  await (await openHistory(data)).publish();
  let fails = true;
  const again = await openHistory(data, (...work) => {
    if (fails) throw Object.assign(new Error(), { code: 'ENOSPC' });
    return composeSmallSite(...work);
  });
  const before = again.site.folder();
  await again.publisher.renewAtStart();
  expect(again.site.folder()).toBe(before);
  expect(again.site.failure()).toMatch(/Disken er full.*Trykk «Publiser» en gang til\.$/);
  fails = false;
  await again.publisher.publishNotice();
  expect(again.site.failure()).toBeUndefined();
  // The next start has a site of its own to speak of.
  expect((await openHistory(data)).site.failure()).toBeUndefined();
});

it('a start says that it cannot compose where there is no site either', async () => {
  const data = await sampleProject();
  await (await openHistory(data)).publish();
  rmSync(path.join(data, 'site'), { recursive: true });
  const again = await openHistory(data, () => {
    throw Object.assign(new Error(), { code: 'ENOSPC' });
  });
  await again.publisher.renewAtStart();
  expect(again.site.folder()).toBeUndefined();
  expect(again.site.failure()).toContain('da programmet startet');
});

it('what is deleted while a publication composes is not in it', async () => {
  const data = await sampleProject();
  writeIn(data, articleFile('kari'), 'Kari');
  let composing = () => {};
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const begun = new Promise<void>((resolve) => (composing = resolve));
  const history = await openHistory(data, async (...work) => {
    composing();
    await held;
    return composeSmallSite(...work);
  });
  const published = history.publish();
  await begun;
  await history.draft.inTurn(() => history.deletions.deleteArticle('kari'));
  finish();
  await published;
  expect(history.snapshots.live()?.documents.has(articleFile('kari'))).toBe(false);
  expect(existsSync(path.join(history.site.folder() ?? '', 'aktuelt'))).toBe(false);
});

posix('gives the publish command a complete copy, which it may change', { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const script = `fs.cpSync(process.env.RELEASE, "${folder}/out", { recursive: true }); fs.rmSync(process.env.RELEASE + "/index.html")`;
  const { data, publish, site } = await open({ kind: 'otherHost', publishCommand: `node -e '${script}'` });
  await publish();
  const files = await filesBelow(site.folder() ?? '');
  expect(files).toContain('index.html');
  expect((await filesBelow(path.join(folder, 'out'))).sort()).toEqual(files.sort());
  expect(readdirSync(path.join(data, 'site')).sort()).toEqual([path.basename(site.folder() ?? ''), 'live']);
});

posix('a notice and a deletion reach the other host too', { timeout: 300_000 }, async () => {
  const sent = path.join(temporaryFolder(), 'sent');
  const { publish, publisher } = await open({ kind: 'otherHost', publishCommand: `echo sent >> "${sent}"` });
  const times = () => readFileSync(sent, 'utf8').trim().split('\n').length;
  await publish();
  expect(times()).toBe(1);
  await publisher.publishNotice();
  expect(times()).toBe(2);
  await publisher.renewAfterDeletion();
  expect(times()).toBe(3);
});
