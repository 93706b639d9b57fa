import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../testing/folder.ts';
import { checkRelease } from './check-release.ts';

const real = 'https://skjema.tjeneste.no/f/1';
const old = 'Nettstedet i dist/ er eldre enn content/, som er endret etterpå.';
const interrupted = 'Den siste byggingen ble ikke ferdig.';
const local = 'Skjemaet i dist/ sender til denne maskinen, så alle meldinger ville gått tapt.';

type Case = [problem: string, files: Record<string, number>, endpoint: string, sentences: string[]];
it.each<Case>([
  ['nothing of a newer one with a real form service', {}, real, []],
  ...['http://127.0.0.1:4174/no', 'http://localhost:4174/', 'http://[::1]:4174/', ''].map(
    (endpoint): Case => [`the form service «${endpoint}»`, {}, endpoint, [local]],
  ),
  ['a source that is newer', { 'content/company.json': 11 }, real, [old]],
  ['what an interrupted build has left', { '.cache/release/site/index.html': 9 }, real, [interrupted]],
])('of a release, says %s', async (_problem, files, endpoint, sentences) => {
  const root = temporaryFolder();
  const minutes = { 'dist/contact/index.html': 10, 'content/company.json': 9, ...files };
  for (const [file, minute] of Object.entries(minutes)) {
    writeIn(root, file, `<form action="${endpoint}"></form>`);
    const time = new Date(Date.UTC(2026, 10, 21, 12, minute));
    for (const each of [file, path.dirname(file)]) utimesSync(path.join(root, each), time, time);
  }
  expect((await checkRelease(root)).map(({ missing }) => missing)).toEqual(sentences);
});

it('has nothing to say where no release has been built', async () => {
  expect(await checkRelease(temporaryFolder())).toEqual([]);
});
