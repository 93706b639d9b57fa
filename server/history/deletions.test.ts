import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { sampleContent } from '../../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { photoFile, photoNameOf, pictureFile } from '../../content-model/pictures.ts';
import { pageDataIndexPath } from '../../src/page-data/page-data-file.ts';
import { readSettings } from '../settings.ts';
import { createSiteApp } from '../site-app.ts';
import { openHistory } from '../testing/small-site.ts';
import { createComposer } from './compose.ts';

const project = path.join(import.meta.dirname, '../..');

const title = 'Kari Nordmann fikk ny vei';
const article = (text: string, picture: string | null, words = title) => ({
  date: '2026-11-20',
  shown: true,
  picture,
  no: { title: words, text },
  en: { title: words, text },
});
const link = 'Les om [veien til Kari](/aktuelt/kari), eller ring.';

/** Content with an article, its photo, and a second article that links to it and has a photo of a similar name. */
function contentFiles(): Record<string, string | Buffer> {
  const files = new Map(sampleContent().files);
  const [stock = ''] = [...files.keys()].map(photoNameOf).filter((name) => name !== undefined);
  for (const name of ['innkjorsel', 'innkjorsel-2'])
    for (const fileOf of [photoFile, pictureFile]) files.set(fileOf(name), files.get(fileOf(stock)) ?? '');
  files.set(articleFile('kari'), JSON.stringify(article('Vi asfalterte.', 'innkjorsel')));
  files.set(
    articleFile('nabo'),
    JSON.stringify(article(`${link}\n\n![](innkjorsel)\n\n![](innkjorsel-2)`, null, 'En nabo')),
  );
  return Object.fromEntries(files);
}

/** The files of a folder that have these words, or bytes. */
async function filesWith(folder: string, words: string | Buffer): Promise<string[]> {
  const names = await filesBelow(folder);
  return names.filter((name) => readFileSync(path.join(folder, name)).includes(words));
}

it('nothing of a deleted article and of a deleted photo is left anywhere', { timeout: 300_000 }, async () => {
  const data = temporaryFolder(contentFiles());
  // Pictures that other tests have encoded.
  const shared = path.join(project, 'var/cache');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, path.join(data, 'cache'), 'junction');
  const code = await ensureSiteBundle(project);
  const deployment = { ...readSettings({}, project).deployment, kind: 'server' as const };
  const encoded = path.join(data, 'cache/pictures');
  const compose = createComposer({ root: data, code, encoded, deployment });
  const history = await openHistory(data, compose, deployment);
  const { site, publisher, snapshots, draft, deletions } = history;
  const app = createSiteApp({ folder: site.folder });
  const statusOf = async (address: string) => (await app.request(address)).status;
  const textOf = async (address: string) => (await app.request(address)).text();

  await history.publish();
  // The draft has changed since, so the deletion publishes nothing else.
  writeIn(data, articleFile('nabo'), JSON.stringify(article('Upublisert.', null, 'En nabo')));
  await snapshots.add('replaced', await draft.documents());
  const index = JSON.parse(await textOf(pageDataIndexPath('no')));
  const pictures = (await textOf('/aktuelt/kari')).match(/\/pictures\/innkjorsel\.[\w.-]+/g) ?? [];
  const gone = ['/aktuelt/kari', '/en/aktuelt/kari', index['article-kari'], ...pictures];
  for (const address of gone) expect(await statusOf(address), address).toBe(200);
  const photo = readFileSync(path.join(data, photoFile('innkjorsel')));

  await draft.inTurn(() => deletions.deleteArticle('kari'));
  await draft.inTurn(() => deletions.deletePhoto('innkjorsel'));
  // Acknowledged now. Lists still name the article until the site is composed anew.
  for (const address of gone) expect(await statusOf(address), address).toBe(404);
  expect(await filesWith(path.join(data, 'history'), title)).toEqual([]);
  expect(existsSync(path.join(data, pictureFile('innkjorsel')))).toBe(false);
  for (const folder of ['cache/pictures', `site/${path.basename(site.folder() ?? '')}/pictures`]) {
    const names = readdirSync(path.join(data, folder));
    expect(names.filter((name) => name.startsWith('innkjorsel.'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('innkjorsel-2.'))).not.toEqual([]);
  }

  await publisher.renewAfterDeletion();
  expect(await filesWith(data, title)).toEqual([]);
  expect((await filesBelow(data)).filter((name) => /(kari|innkjorsel)\./.test(name))).toEqual([]);
  const neighbour = await textOf('/aktuelt/nabo');
  expect(neighbour).toContain('veien til Kari');
  expect(neighbour).not.toContain('href="/aktuelt/kari"');
  expect(neighbour).not.toContain('Upublisert.');
  expect(await filesWith(path.join(data, 'content'), photo)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('innkjorsel.')]),
  );
});
