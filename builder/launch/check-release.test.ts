import { utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../testing/folder.ts';
import { checkRelease } from './check-release.ts';

/** A project whose text was changed a minute before, or after, its release was built. */
function project(endpoint: string, changed: 'before' | 'after'): string {
  const root = temporaryFolder();
  const write = (file: string, text: string, minute: number) => {
    writeIn(root, file, text);
    const time = new Date(Date.UTC(2026, 10, 21, 12, minute));
    for (const each of [file, path.dirname(file)]) utimesSync(path.join(root, each), time, time);
  };
  write('dist/contact/index.html', `<form action="${endpoint}"></form>`, 10);
  write('content/company.json', '{}', changed === 'before' ? 9 : 11);
  return root;
}

const sentences = async (root: string) => (await checkRelease(root)).map(({ missing }) => missing);

it('accepts a release with a real form service that is newer than its sources', async () => {
  expect(await sentences(project('https://skjema.tjeneste.no/f/1', 'before'))).toEqual([]);
});

it.each(['http://127.0.0.1:4174/no', 'http://localhost:4174/', 'http://[::1]:4174/', ''])(
  'refuses a release whose form posts to %j',
  async (endpoint) => {
    expect(await sentences(project(endpoint, 'before'))).toEqual([
      'Skjemaet i dist/ sender til denne maskinen, så alle meldinger ville gått tapt.',
    ]);
  },
);

it('refuses a release that is older than a source', async () => {
  expect(await sentences(project('https://skjema.tjeneste.no/f/1', 'after'))).toEqual([
    'Nettstedet i dist/ er eldre enn content/, som er endret etterpå.',
  ]);
});

it('refuses what an interrupted build has left', async () => {
  const root = project('https://skjema.tjeneste.no/f/1', 'before');
  writeIn(root, '.cache/release/site/index.html', '');
  expect(await sentences(root)).toEqual(['Den siste byggingen ble ikke ferdig.']);
});

it('has nothing to say where no release has been built', async () => {
  expect(await checkRelease(tmpdir())).toEqual([]);
});
