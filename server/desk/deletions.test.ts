import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { pictureCache } from '../../builder/pictures/originals.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { sampleContent, sampleProject } from '../../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { dayMs, hourMs } from '../../common/time.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { photoFile, photoNameOf, pictureFile } from '../../content-model/pictures.ts';
import { pageDataIndexPath } from '../../src/page-data/page-data-file.ts';
import { errorResponse } from '../http.ts';
import { composeRelease } from '../releases/compose-release.ts';
import { copyContent } from '../releases/copy-content.ts';
import { createPublisher } from '../releases/publisher.ts';
import { writeManifest } from '../releases/release-json.ts';
import { openReleases } from '../releases/release-store.ts';
import { readSettings } from '../settings.ts';
import { createSiteApp } from '../site-app.ts';
import { failAt } from '../testing/failing-disk.ts';
import { createApi } from './api.ts';
import { eraseDeleted } from './deletions.ts';
import { contentQueue, deletedFile } from './file-changes.ts';
import type { TestResponse } from './testing/open-desk.ts';

const project = path.join(import.meta.dirname, '../..');

/** Composes many releases. */
const slow = { timeout: 300_000 };

const title = 'Kari Nordmann fikk ny vei';
const article = (text: string, picture: string | null, words = title) => ({
  date: '2026-11-20',
  shown: true,
  picture,
  no: { title: words, text },
  en: { title: '', text: '' },
});
const link = 'Les om [veien til Kari](/aktuelt/kari), eller ring.';

/** Content with an article, its photo, and a second article that links to it. */
function contentFiles() {
  const files = new Map(sampleContent().changes);
  const [stock = ''] = [...files.keys()].map(photoNameOf).filter((name) => name !== undefined);
  for (const fileOf of [photoFile, pictureFile])
    files.set(fileOf('innkjorsel'), files.get(fileOf(stock)) ?? '');
  files.set(articleFile('kari'), JSON.stringify(article('Vi asfalterte.', 'innkjorsel')));
  files.set(articleFile('nabo'), JSON.stringify(article(`${link}\n\n![](innkjorsel)`, null, 'En nabo')));
  return files;
}

/** The files of a folder that have these words. */
async function filesWith(folder: string, words: string): Promise<string[]> {
  const names = await filesBelow(folder);
  return names.filter(
    (name) => name.includes(words) || readFileSync(path.join(folder, name)).includes(words),
  );
}

it(
  'removes a deleted article and a deleted photo from releases, after a kill at any step',
  slow,
  async () => {
    const before = temporaryFolder();
    const content = Object.fromEntries(contentFiles());
    const composedWith = { code: '', host: '' };
    const store = await openReleases(before);
    for (const name of ['first', 'second', 'third']) {
      const isLast = name === 'third';
      const release = await store.create(async (folder) => {
        for (const [file, body] of Object.entries(content)) writeIn(folder, file, body);
        if (isLast) writeIn(folder, articleFile('kari'), JSON.stringify({ ...article('', null, name) }));
        if (isLast) writeIn(folder, articleFile('nabo'), JSON.stringify(article('Ring.', null, 'En nabo')));
        const original = 'content/pictures/innkjorsel.webp';
        const picture = { name: 'innkjorsel.1-960.webp', original, width: 960, format: 'webp' } as const;
        if (!isLast) writeIn(folder, 'site/aktuelt/kari/index.html', title);
        const pictures = isLast ? [] : [picture];
        await writeManifest(folder, { time: 0, hashed: [], pictures });
        return {
          at: new Date().toISOString(),
          kind: 'published',
          changes: [`Nyhet: ${title}`],
          composedWith,
        };
      });
      await store.activate(release);
    }
    writeIn(before, 'content/company.json', '{}');
    writeIn(before, deletedFile, JSON.stringify([articleFile('kari'), 'content/pictures/innkjorsel.webp']));
    // The live release has the photo until the next publication.
    await (await openReleases(before)).list();
    const photo = 'releases/3/content/pictures/innkjorsel.webp';

    let isKilled = true;
    let steps = 0;
    for (let step = 1; isKilled; step++) {
      const data = temporaryFolder();
      await cp(before, data, { recursive: true });
      const open = async () => eraseDeleted(data, data, await openReleases(data));
      vi.spyOn(console, 'error').mockReturnValue();
      isKilled = await failAt(step, open);
      await open();
      const releases = await openReleases(data);
      expect(
        releases.list().map(({ number }) => number),
        `step ${step}`,
      ).toEqual([3, 2, 1]);
      expect(await filesWith(path.join(data, 'releases'), title), `step ${step}`).toEqual([]);
      expect(existsSync(path.join(data, photo)), `step ${step}`).toBe(true);
      expect(releases.list().map(({ composedWith }) => composedWith)).toEqual([
        composedWith,
        undefined,
        undefined,
      ]);
      expect(readFileSync(path.join(data, deletedFile), 'utf8')).toBe('["content/pictures/innkjorsel.webp"]');
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  },
);

it('erases what was brought back, and deleted again while it looked', async () => {
  const data = temporaryFolder();
  const store = await openReleases(data);
  const file = articleFile('kari');
  const text = JSON.stringify(article('Vi asfalterte.', null));
  await store.create(async (folder) => {
    writeIn(folder, file, text);
    return { at: new Date().toISOString(), kind: 'unpublished', changes: [] };
  });
  writeIn(data, file, text);
  writeIn(data, deletedFile, JSON.stringify([file]));
  let finish = () => {};
  const deletion = new Promise<void>((resolve) => {
    finish = resolve;
  });
  void contentQueue.add(() => deletion);
  const erasing = eraseDeleted(data, data, store);
  await vi.waitFor(() => expect(contentQueue.size).toBe(1));
  rmSync(path.join(data, file));
  finish();
  await erasing;
  await eraseDeleted(data, data, store);
  expect(await filesWith(path.join(data, 'releases'), title)).toEqual([]);
});

it('removes a deleted photo from the cache, also of a release without a site', async () => {
  const data = temporaryFolder();
  const name = 'oktober';
  const files = contentFiles();
  files.set(photoFile(name), files.get(photoFile('innkjorsel')) ?? '');
  const store = await openReleases(data);
  await store.create(async (folder) => {
    for (const [file, body] of files) writeIn(folder, file, body ?? '');
    return { at: new Date().toISOString(), kind: 'published', changes: [] };
  });
  const encoded = [`${name}.12345678-960.webp`, `${name}-2.12345678-960.webp`];
  for (const file of encoded) writeIn(data, `${pictureCache}/${file}`, '');
  writeIn(data, deletedFile, JSON.stringify([photoFile(name)]));
  await eraseDeleted(data, data, store);
  expect(readdirSync(path.join(data, pictureCache))).toEqual(encoded.slice(1));
});

it('nothing of a withdrawn article can be fetched, and nothing of a deleted one is left', slow, async () => {
  const content = await sampleProject();
  for (const [file, body] of contentFiles()) writeIn(content, file, body);
  const data = temporaryFolder();
  const settings = readSettings({}, project);
  Object.assign(settings, { content, data });
  const deployment = { ...settings.deployment, isOwnMachine: false, isServer: true };
  const store = await openReleases(data, { hasLink: true });
  const code = await ensureSiteBundle(project);
  const publisher = createPublisher({
    store,
    deployment,
    codeKey: code.key,
    compose: (...work) => composeRelease({ project, code, store, deployment }, ...work),
    erase: () => eraseDeleted(content, project, store),
  });
  const api = (
    await createApi({ settings, releases: store, publisher, messages: { warning: () => null } })
  ).onError(errorResponse);
  const site = createSiteApp({
    folders: () => [store.liveSite() ?? '', store.pool],
    findPicture: () => undefined,
  });
  const fetchText = async (address: string) => {
    const response = await site.request(address);
    return response.status === 200 ? response.text() : response.status;
  };
  const read = async (address: string): Promise<TestResponse['body']> => (await api.request(address)).json();
  const readIndex = async (): Promise<TestResponse['body']> =>
    JSON.parse(String(await fetchText(pageDataIndexPath('no'))));
  const publish = () =>
    publisher.publish({
      kind: 'published',
      changes: [`Nyhet: ${title}`],
      copy: (to, earlier) => copyContent(content, to, earlier),
    });
  const edit = async (id: string, change: (value: Record<string, unknown>) => void) => {
    const { version, value } = await read(`/documents/${id}`);
    change(value);
    const body = JSON.stringify({ version, value });
    expect((await api.request(`/documents/${id}`, { method: 'PUT', body })).status).toBe(200);
  };

  await publish();
  const index = await readIndex();
  const texts: string[] = [index['article-kari'], index.news];
  const picture =
    /\/pictures\/innkjorsel[\w.-]+-496\.avif/.exec(String(await fetchText('/aktuelt/kari')))?.[0] ?? '';
  for (const address of texts) expect(await fetchText(address)).toContain('Kari');
  expect(picture).not.toBe('');
  const gone = ['/aktuelt/kari', ...texts];

  await edit('articles/nabo', (value) => Object.assign(value, article('Ring.', null, 'En nabo')));
  await edit('articles/kari', (value) => Object.assign(value, { shown: false }));
  await publish();
  for (const address of [...gone, picture]) expect(await fetchText(address), address).toBe(404);
  // An earlier release that is shown again has all its files.
  expect((await api.request('/releases/1/show', { method: 'POST', body: '{}' })).status).toBe(200);
  for (const address of gone) expect(await fetchText(address), address).toContain('Kari');
  await api.request('/releases/2/show', { method: 'POST', body: '{}' });
  for (const address of [...gone, picture]) expect(await fetchText(address), address).toBe(404);

  const { version } = await read('/documents/articles/kari');
  const body = JSON.stringify({ version });
  expect((await api.request('/documents/articles/kari', { method: 'DELETE', body })).status).toBe(200);
  await vi.waitFor(async () => expect(await filesWith(data, title)).toEqual([]), { timeout: 10_000 });
  await api.request('/releases/1/show', { method: 'POST', body: '{}' });
  expect(await fetchText('/aktuelt/nabo')).toContain('veien til Kari');
  for (const address of gone) expect(String(await fetchText(address)), address).not.toContain(title);
  expect(await fetchText('/aktuelt/kari')).toBe(404);

  expect(await fetchText(picture)).not.toBe(404);
  expect((await api.request('/pictures/innkjorsel', { method: 'DELETE' })).status).toBe(200);
  await publish();
  expect(await fetchText(picture)).toBe(404);
  for (const { number } of store.list())
    expect(readdirSync(path.join(store.folderOf(number), 'content/pictures'))).not.toContain(
      'innkjorsel.webp',
    );
  expect(existsSync(path.join(project, '.cache', picture))).toBe(false);
  const shown = store.list().find(({ composedWith }) => !composedWith)?.number;
  await api.request(`/releases/${shown}/show`, { method: 'POST', body: '{}' });
  expect(await fetchText('/aktuelt/nabo')).not.toContain('/pictures/innkjorsel.');

  // What is only changed can be fetched for a day, for open tabs.
  const before = (await readIndex()).shared;
  await edit('company', (value) => Object.assign(value, { phone: '+47 67 00 00 09' }));
  await publish();
  expect(await fetchText(before)).not.toBe(404);
  await store.prune(Date.now() + dayMs - hourMs);
  expect(await fetchText(before)).not.toBe(404);
  await store.prune(Date.now() + dayMs + hourMs);
  expect(await fetchText(before)).toBe(404);
});
