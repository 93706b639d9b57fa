import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/serve.ts';
import { reasonToBuild } from './freshness.ts';

function write(root: string, file: string, content: string, minute = 0): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  setTime(root, file, minute);
}

function setTime(root: string, file: string, minute: number): void {
  const time = new Date(2026, 0, 1, 12, minute);
  utimesSync(join(root, file), time, time);
}

const endpoint = 'http://127.0.0.1:4174/';
const wanted = { formEndpoint: endpoint };

describe('whether to build', () => {
  /** A project whose sources are of minute 0 and whose build is of minute 10. */
  function builtProject(): string {
    const root = temporaryFolder();
    for (const file of ['src/ui/button.tsx', 'content/no/home.json', 'builder/pages.ts', 'site.config.ts']) {
      write(root, file, '');
    }
    write(root, 'package-lock.json', '{}');
    for (const folder of ['src/ui', 'src', 'content/no', 'content', 'builder']) setTime(root, folder, 0);
    write(root, 'dist/index.html', '', 10);
    write(root, 'build-output/headers.json', '{}', 10);
    write(root, 'build-output/built.json', JSON.stringify({ formEndpoint: endpoint }), 10);
    return root;
  }

  it('is not needed when nothing has changed', () => {
    expect(reasonToBuild(builtProject(), wanted)).toBeUndefined();
  });

  it.each([
    'dist',
    'dist/index.html',
    'build-output',
    'build-output/headers.json',
    'build-output/built.json',
  ])('is needed without %s', (path) => {
    const root = builtProject();
    rmSync(join(root, path), { recursive: true });
    expect(reasonToBuild(root, wanted)).toBe('The site has not been built yet.');
  });

  it.each([
    ['src/ui/button.tsx', 'src'],
    ['content/no/home.json', 'content'],
    ['builder/pages.ts', 'builder'],
    ['site.config.ts', 'site.config.ts'],
    ['package-lock.json', 'package-lock.json'],
    // A file that was removed or renamed shows only in its folder.
    ['content/no', 'content'],
  ])('is needed when %s is newer', (changed, named) => {
    const root = builtProject();
    setTime(root, changed, 11);
    expect(reasonToBuild(root, wanted)).toBe(`${named} has changed since the last build.`);
  });

  it('is not needed for what the site is not made from', () => {
    const root = builtProject();
    write(root, 'server/site.ts', '', 11);
    write(root, 'var/inbox.ndjson', '', 11);
    expect(reasonToBuild(root, wanted)).toBeUndefined();
  });

  it.each(['{"formEndpoint":"https://other.example/"}', '{"formEndpoint":1}', '{}', 'null', '{"formEnd'])(
    'is needed when the last build was for another form service: %s',
    (built) => {
      const root = builtProject();
      write(root, 'build-output/built.json', built, 10);
      expect(reasonToBuild(root, wanted)).toBe(`The last build does not send its messages to ${endpoint}.`);
    },
  );

  it('is needed when the last build reads the answer of the form service, or does not, unlike what is asked', () => {
    const reason = 'The last build was made with another FORM_ANSWER_IS_READABLE.';
    const root = builtProject();
    expect(reasonToBuild(root, { ...wanted, answerIsReadable: 'true' })).toBe(reason);
    const readable = JSON.stringify({ formEndpoint: endpoint, answerIsReadable: 'true' });
    write(root, 'build-output/built.json', readable, 10);
    expect(reasonToBuild(root, { ...wanted, answerIsReadable: 'true' })).toBeUndefined();
    expect(reasonToBuild(root, { ...wanted, answerIsReadable: 'false' })).toBe(reason);
    expect(reasonToBuild(root, wanted)).toBe(reason);
  });
});
