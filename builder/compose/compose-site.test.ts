import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { screenFiles } from '../../src/screens/content.ts';
import { names } from '../../src/screens/routes.ts';
import { builtCode } from '../code/built-code.ts';
import { metaOf } from '../schema/fields.ts';
import { sampleProject } from '../testing/sample-project.ts';
import { composeSite } from './compose-site.ts';

const root = path.join(import.meta.dirname, '../..');
const code = await builtCode(root);

it('the code is that of a release, also when a test is the first to ask for it', () => {
  const assets = path.join(code.files, 'assets');
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

it('a notice weighs at most 430 bytes', async () => {
  const [from, until] = ['2026-11-23T05:10:00Z', '2026-11-23T19:00:00Z'];
  const notice = { no: 'Vi brøyter nå', en: 'We are plowing now', from, until };
  const weigh = async (value: object | null) => {
    const project = await sampleProject(['notice.json', 'notice', value]);
    const { texts } = await composeSite(root, project, code, {}, new Date(from));
    // Hashes compress by chance, so one document alone tells little.
    const documents = [...texts].filter(([address]) => address.endsWith('.html')).slice(0, 5);
    const bytes = documents.map(async ([, make]) => brotliCompressSync(String(await make())).length);
    return (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0) / documents.length;
  };
  expect((await weigh(notice)) - (await weigh(null))).toBeLessThanOrEqual(430);
});
