import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { temporaryFolder, writeIn } from '../../../builder/testing/folder.ts';
import { textListFiles } from '../../../src/content/content-file.ts';
import { languageCodes } from '../../../tables/languages.ts';
import type { Edition } from '../../contract/editions.ts';
import type { PublishLine } from '../../contract/publishing.ts';
import type { Method, Place } from '../../server/place.ts';
import { type Desk, openDesk } from './desk.ts';

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

/** What every page and every list of texts of a made site says. */
export const page = (phone: string) => `<a href="tel:${phone}">`;

/** Every file at the real address of the firm says this, or there is no answer. */
export function visit(html: string | null): void {
  vi.stubGlobal('fetch', async () => {
    if (html === null) throw new TypeError('fetch failed');
    return new Response(html);
  });
}

/** Makes a site of one page, its texts and its script, in a folder. Returns the phone number on it. */
function writeSite(site: string, contentRoot: string): string {
  const { phone } = JSON.parse(readFileSync(path.join(contentRoot, 'content/company.json'), 'utf8'));
  const lists = languageCodes.flatMap((code) => textListFiles(code));
  for (const file of ['/index.html', ...lists]) writeIn(site, file, page(phone));
  writeIn(site, 'robots.txt', 'all');
  writeIn(site, `assets/main-${phone.slice(-1)}.js`, 'code');
  return phone;
}

/** Builds in the dist/ of a project. */
export const build =
  (root: string): Method['build'] =>
  async (folder, say) => {
    const site = path.join(root, 'dist');
    writeSite(site, folder);
    say('Bilder: 1 av 1');
    return site;
  };

/** Something that went online: a copy of the content/ that it was made of, and the moment that it is as of. */
interface Release {
  folder: string;
  at: Date;
  isAlone: boolean;
}

/**
 * A small server, whose visitors see what was published last. `seen` returns the folder whose content/ they see;
 * `control` makes the next site fail, or does something before it is made.
 */
export function smallServer() {
  const releases: Release[] = [];
  const control = { fails: null as Error | null, before: async () => {} };
  let shown = 0;
  let at = new Date();
  const method: Method = {
    description: 'Legger nettstedet ut.',
    goesOnline: true,
    build: async (from, _say, moment) => {
      await control.before();
      if (control.fails) throw control.fails;
      const site = temporaryFolder({}, onTestFinished);
      await cp(from, site, { recursive: true });
      visit(page(writeSite(site, from)));
      at = moment;
      return site;
    },
    publish: async (folder, _say, isAlone) => {
      shown = releases.push({ folder, at, isAlone });
      return { message: 'Publisert.', release: shown };
    },
  };
  const place: Partial<Place> = {
    isServer: true,
    methodOf: () => method,
    showRelease: async (release) => {
      if (!releases[release - 1]) throw Object.assign(new Error(), { code: 'ENOENT' });
      shown = release;
    },
    host: { formService: { endpoint: 'https://www.firma.no/melding/{language}', answerIsReadable: true } },
  };
  return { place, releases, control, seen: () => releases[shown - 1]?.folder ?? '' };
}

/** A desk on a small server. */
export async function openOnServer() {
  const server = smallServer();
  return { desk: await openDesk(undefined, server.place), ...server };
}

/** Waits until nothing is on its way to visitors. Waiting for the clock would move it. */
export async function settled(desk: Desk) {
  while ((await desk.ask('GET', '/notice')).body.isBusy);
}

export const editionsOf = async (desk: Desk): Promise<Edition[]> => (await desk.ask('GET', '/editions')).body;
