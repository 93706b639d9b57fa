import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeHosting } from './hosting.ts';

const root = path.join(import.meta.dirname, '../..');

async function fill(headers: Record<string, string>, url = 'https://www.example.no') {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeHosting(root, { headers, url, output: folder, folder: path.join(folder, 'hosting') });
  return (name: string) => readFile(path.join(folder, name), 'utf8');
}

/** What a static host reads from `_headers`: each path with its headers. */
function readRules(text: string): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  let current: string[] = [];
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    if (line.startsWith('/')) {
      current = [];
      rules[line] = current;
    } else {
      current.push(line.trim());
    }
  }
  return rules;
}

it('static hosts read every header for every path, and how long to keep what has a hash', async () => {
  const read = await fill({ 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" });
  const immutable = ['Cache-Control: public, max-age=31536000, immutable'];
  expect(readRules(await read('_headers'))).toEqual({
    '/*': ['X-Frame-Options: DENY', "Content-Security-Policy: default-src 'none'"],
    '/assets/*': immutable,
    '/content/*': immutable,
    '/pictures/*': immutable,
  });
});

it.each([
  ['https://www.example.no', 'https://example.no/* https://www.example.no/:splat 301!'],
  ['https://example.no', 'https://www.example.no/* https://example.no/:splat 301!'],
])('the other address leads to %s', async (url, rule) => {
  const read = await fill({}, url);
  expect(await read('_redirects')).toContain(`\n${rule}\n`);
});

it('an unknown path gets the 404 page of its language: the host takes the first rule that fits', async () => {
  const lines = (await (await fill({}))('_redirects')).split('\n');
  const english = lines.indexOf('/en/* /en/404.html 404');
  const norwegian = lines.indexOf('/* /404.html 404');
  expect(english).toBeGreaterThan(0);
  expect(norwegian).toBeGreaterThan(english);
});

it('no mark is left in any file', async () => {
  const read = await fill({ 'X-Frame-Options': 'DENY' });
  for (const name of [
    '_headers',
    '_redirects',
    'hosting/nginx-site.conf',
    'hosting/nginx-server.conf',
    'hosting/Caddyfile',
  ]) {
    expect(await read(name), name).not.toMatch(/\{\{|\}\}/);
  }
});

it('a header that a host would read in another way stops the build', async () => {
  await expect(fill({ 'X-Odd': 'a "quoted" $word' })).rejects.toThrow('X-Odd');
});
