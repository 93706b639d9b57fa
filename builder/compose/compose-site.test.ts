import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { screenFiles } from '../../src/screens/content.ts';
import { names } from '../../src/screens/routes.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import { builtCode } from '../code/built-code.ts';
import { metaOf } from '../schema/fields.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { composeSite } from './compose-site.ts';

// The code is the project's; the content is made.

const root = path.join(import.meta.dirname, '../..');

async function compose(...edits: Edit[]): Promise<Map<string, string>> {
  const { texts } = await composeSite(root, await sampleProject(...edits), await builtCode(root));
  const made = [...texts].map(async ([address, make]) => [address, String(await make())] as const);
  return new Map(await Promise.all(made));
}

const documentsOf = (files: Map<string, string>) =>
  [...files.keys()].filter((file) => file.endsWith('.html'));

it('a changed word of one page changes the documents of that page and no other', async () => {
  const before = await compose();
  const after = await compose(['about.json', 'no.banner.intro', 'En helt annen innledning']);
  const changed = documentsOf(after).filter((file) => after.get(file) !== before.get(file));
  expect(changed).toEqual(['/about/index.html']);
  const texts = [...after.keys()].filter((file) => !before.has(file));
  expect(texts).toEqual([expect.stringMatching(/^\/content\/no\/about\.\w{8}\.json$/)]);
});

it('no script knows the firm: two firms have the same scripts', async () => {
  const edits: Edit[] = ['name', 'phone', 'email', 'street', 'url'].map((fact) => {
    const values: Record<string, string> = {
      phone: '+47 98 76 54 32',
      email: 'en@annen.test',
      url: 'https://annen.test',
    };
    return ['company.json', fact, values[fact] ?? 'Noe annet'];
  });
  const [one, other] = [await compose(), await compose(...edits)];
  const scriptsIn = (files: Map<string, string>) =>
    documentsOf(files).map((file) => /data-scripts="([^"]+)"/.exec(files.get(file) ?? '')?.[1]);
  expect(scriptsIn(other)).toEqual(scriptsIn(one));
});

it('the code is that of a release, also when a test is the first to ask for it', async () => {
  const assets = path.join((await builtCode(root)).files, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(scripts).not.toEqual([]);
  // Only React for development warns of it.
  expect(texts.filter((text) => text.includes('Each child in a list'))).toEqual([]);
  // Nor shapes of content, nor the names of pages.
  const { title } = metaOf(screenFiles.home);
  for (const word of ['invalid_type', 'Må fylles ut', 'må fylles ut', `${title}`, names.facility.no])
    expect(texts.filter((text) => text.includes(word))).toEqual([]);
});

const notice = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: '2026-11-23T05:10:00Z',
  until: '2026-11-23T19:00:00Z',
};

it('a notice weighs at most 400 bytes, and nothing once it is over', async () => {
  const written: Edit = ['notice.json', 'notice', notice];
  const documents = async (now: string, ...edits: Edit[]) => {
    const project = await sampleProject(...edits);
    const { texts } = await composeSite(root, project, await builtCode(root), {}, new Date(now));
    const files = [...texts].filter(([address]) => address.endsWith('.html'));
    return Promise.all(files.map(async ([, make]) => String(await make())));
  };
  const [none, during, after] = [
    await documents(notice.from),
    await documents(notice.from, written),
    await documents(notice.until, written),
  ];
  expect(after).toEqual(none);
  const bytes = (html = '') => brotliCompressSync(html).length;
  // Hashes compress by chance, so one document alone tells little.
  const added = during.slice(0, 5).map((html, index) => bytes(html) - bytes(none[index]));
  expect(added.reduce((sum, more) => sum + more, 0) / added.length).toBeLessThanOrEqual(400);
});
