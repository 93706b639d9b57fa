import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { photoFile, pictureFile } from '../../content-model/pictures.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { openDataFolder } from '../../server/state/data-folder.ts';
import { failAt } from '../../server/testing/failing-disk.ts';
import { openHistory } from '../../server/testing/small-site.ts';

// A process that is killed at any step, or a disk that is full from any step on.

const slow = { timeout: 300_000 };

const home = 'content/home.json';
const [oldHome, newHome] = ['{"title":"old"}', '{"title":"new"}'];
const kari = '{"no":{"title":"Kari"}}';
const words = '{"alt":{"no":"Innkjørselen til Kari"}}';

/** A data folder with some publications, of which the last is old. */
async function publishedFolder(publications: number): Promise<string> {
  const data = temporaryFolder({
    'content/version.json': JSON.stringify({ version: currentVersion }),
    [articleFile('kari')]: kari,
    [photoFile('innkjorsel')]: 'bytes of the photo',
    [pictureFile('innkjorsel')]: words,
    'cache/pictures/innkjorsel.1-960.webp': 'encoded',
  });
  const { publish } = await openHistory(data);
  for (let count = 1; count <= publications; count++) {
    writeIn(data, home, count === publications ? oldHome : `{"title":"${count}"}`);
    await publish();
  }
  return data;
}

/** What visitors see by Caddy's link: all files of one site, or the test fails. */
async function seen(data: string, step: number): Promise<string> {
  const folder = path.join(data, 'site', readlinkSync(path.join(data, 'site/live')));
  const text = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect([oldHome, newHome], `step ${step}`).toContain(text);
  expect(readFileSync(path.join(folder, 'aktuelt/kari/index.html'), 'utf8'), `step ${step}`).toBe(kari);
  return text;
}

it('visitors see the old site or the new one, whatever the step at which publishing ends', slow, async () => {
  // The next one removes the first.
  const before = await publishedFolder(20);
  const counts = { old: 0, new: 0 };
  vi.spyOn(console, 'error').mockReturnValue();
  let isKilled = true;
  for (let step = 1; isKilled; step++) {
    const data = temporaryFolder();
    cpSync(before, data, { recursive: true, verbatimSymlinks: true });
    writeIn(data, home, newHome);
    const killed = await openHistory(data);
    isKilled = await failAt(step, killed.publish);
    await seen(data, step);

    // The next start completes what is in the history, and what is not still waits on the desk.
    const { snapshots, publisher, publish, site } = await openHistory(data);
    const recorded = snapshots.live()?.documents.get(home);
    counts[recorded === newHome ? 'new' : 'old'] += 1;
    await publisher.renewAtStart();
    expect(await seen(data, step)).toBe(recorded);
    await publish();
    expect(await seen(data, step)).toBe(newHome);
    const named = [path.basename(site.folder() ?? ''), 'live'];
    expect(readdirSync(path.join(data, 'site')).sort(), `step ${step}`).toEqual(named.sort());
    expect(snapshots.list()).toHaveLength(20);
    expect(
      (await filesBelow(path.join(data, 'history'))).filter((name) => name.endsWith('.json')),
    ).toHaveLength(20);
  }
  expect(counts.old).toBeGreaterThan(5);
  expect(counts.new).toBeGreaterThan(3);
});

it.each([
  ['article', 'kari', articleFile('kari'), kari],
  ['photo', 'innkjorsel', photoFile('innkjorsel'), words],
] as const)(
  'a deleted %s is gone everywhere or still in the draft, whatever the step at which deleting ends',
  slow,
  async (kind, name, draftFile, text) => {
    const before = await publishedFolder(8);
    vi.spyOn(console, 'error').mockReturnValue();
    const removeBy = ({ draft, deletions }: Awaited<ReturnType<typeof openHistory>>) =>
      draft.inTurn(() => (kind === 'article' ? deletions.deleteArticle(name) : deletions.deletePhoto(name)));
    let isKilled = true;
    let steps = 0;
    for (let step = 1; isKilled; step++) {
      const data = temporaryFolder();
      cpSync(before, data, { recursive: true, verbatimSymlinks: true });
      const killed = await openHistory(data);
      isKilled = await failAt(step, () => removeBy(killed));
      if (isKilled && !existsSync(path.join(data, draftFile)))
        expect(await leftOf(data, name, text), `step ${step}`).toEqual([]);

      await openDataFolder({ content: data, data }, data);
      const again = await openHistory(data);
      await removeBy(again);
      await again.publisher.renewAtStart();
      expect(await leftOf(data, name, text), `step ${step}`).toEqual([]);
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  },
);

/** The files that are of a deleted article or photo, by their names or their text. */
async function leftOf(data: string, name: string, text: string): Promise<string[]> {
  const files = await filesBelow(data);
  return files.filter((file) => {
    const isNamed = new RegExp(`(^|[/-])${name}[./]`).test(file);
    return isNamed || readFileSync(path.join(data, file), 'utf8').includes(JSON.stringify(text).slice(1, -1));
  });
}
