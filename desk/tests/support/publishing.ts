import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../builder/testing/folder.ts';
import { textListFiles } from '../../../src/content/content-file.ts';
import { languageCodes } from '../../../tables/languages.ts';
import type { PublishLine } from '../../contract/publishing.ts';
import type { Build } from '../../server/methods.ts';
import type { Place } from '../../server/place.ts';
import type { Desk } from './desk.ts';

/** Changes company.json to publish in this way. */
export const publishing = (method: string, target: string) => (value: object) =>
  Object.assign(value, { publishing: { method, target } });

/** Publishes, and returns what was reported. */
export async function publish(desk: Desk): Promise<PublishLine[]> {
  expect(await desk.ask('POST', '/publish')).toMatchObject({ status: 200 });
  return vi.waitFor(
    async () => {
      const { isRunning, lines } = (await desk.ask('GET', '/publish')).body;
      expect(isRunning).toBe(false);
      return lines;
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** What every file of a made site says. */
export const page = (phone: string) => `<a href="tel:${phone}">`;

/** Every file at the real address of the firm says this, or there is no answer. */
export function visit(html: string | null): void {
  vi.stubGlobal('fetch', async () => {
    if (html === null) throw new TypeError('fetch failed');
    return new Response(html);
  });
}

/**
 * A place that puts things online alone, as the small server does. `seen` returns the folder whose content/ visitors
 * see; `control` makes the next site fail, or does something before it is made.
 */
export function aloneServer() {
  const releases: { folder: string; at: Date; isAlone: boolean }[] = [];
  const control = { fails: null as Error | null, before: async () => {} };
  let shown = 0;
  const place: Partial<Place> = {
    isServer: true,
    methodOf: () => ({
      description: 'Legger nettstedet ut.',
      goesOnline: true,
      prepare: async (from, _say, at) => {
        await control.before();
        if (control.fails) throw control.fails;
        const folder = temporaryFolder({}, onTestFinished);
        await cp(from, folder, { recursive: true });
        const publishSite = async (isAlone = false) => {
          shown = releases.push({ folder, at, isAlone });
          return { message: 'Publisert.', release: shown };
        };
        return { read: async () => page('new'), publish: publishSite };
      },
    }),
    showRelease: async (release) => {
      shown = release;
    },
    host: { formService: { endpoint: 'https://www.firma.no/melding/{language}', answerIsReadable: true } },
  };
  return { place, releases, control, seen: () => releases[shown - 1]?.folder ?? '' };
}

/** A site of one page, its texts and its script. */
export const build =
  (root: string): Build =>
  async (folder, say) => {
    const { phone } = JSON.parse(await readFile(path.join(folder, 'content/company.json'), 'utf8'));
    await mkdir(path.join(root, 'dist/assets'), { recursive: true });
    await writeFile(path.join(root, 'dist/robots.txt'), 'all');
    for (const file of ['/index.html', ...languageCodes.flatMap((code) => textListFiles(code))]) {
      await mkdir(path.join(root, 'dist', path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, 'dist', file), page(phone));
    }
    await writeFile(path.join(root, `dist/assets/main-${phone.slice(-1)}.js`), 'code');
    say('Bilder: 1 av 1');
    return path.join(root, 'dist');
  };
