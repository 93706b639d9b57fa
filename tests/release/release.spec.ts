import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import company from '../../content/company.json' with { type: 'json' };
import { languageCodes } from '../../tables/languages.ts';
import { finishedSite, startFinishedSite } from '../support/finished-site.ts';
import { root } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// The release in dist/, which `npm run build` makes, beside the preview of `npm start`.

/**
 * Reads a built site without what belongs to its kind: the form service, the hash of the texts that name it, the
 * compressed copies, and the files for hosts.
 */
function comparable(folder: string, endpoint: string): Map<string, string> {
  const names = ['{language}', ...languageCodes].map((language) => endpoint.replace('{language}', language));
  const withoutHash = (text: string) => text.replace(/(content\/\w+\/[\w-]+)\.[\da-f]{8}\.json/g, '$1.json');
  const withoutService = (text: string) =>
    [...names, new URL(endpoint).origin]
      .reduce((left, name) => left.replaceAll(name, ''), withoutHash(text))
      .replace(/"answerIsReadable":\w+/g, '');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(br|gz)$|^_|^\.ht/.test(file));
  const textOf = (file: string, body: Buffer) =>
    /\.(html|json)$/.test(file) ? withoutService(String(body)) : body.toString('base64');
  return new Map(
    files.sort().map((file) => [withoutHash(file), textOf(file, readFileSync(path.join(folder, file)))]),
  );
}

test('the preview differs from the release only in its form service', matrix, async ({ request }) => {
  const stop = new AbortController();
  await startFinishedSite(stop.signal);
  const { folder, url, inboxUrl } = finishedSite;
  const shown = await (await request.get(`${url}/contact`)).text();
  expect(shown).toContain(`action="${inboxUrl}no"`);

  const dist = path.join(root, 'dist');
  const { endpoint } = company.formService;
  expect(readFileSync(path.join(dist, 'contact/index.html'), 'utf8')).toContain(`action="${endpoint}"`);
  const preview = comparable(folder, `${inboxUrl}{language}`);
  const release = comparable(dist, endpoint);
  const files = new Set([...preview.keys(), ...release.keys()]);
  expect([...files].filter((file) => preview.get(file) !== release.get(file))).toEqual([]);
  stop.abort();
});
