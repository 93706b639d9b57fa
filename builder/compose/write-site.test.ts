import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { articleFile } from '../../content-model/content-files.ts';
import type { ScreenFiles } from '../../content-model/screen-schemas.ts';
import { sampleFiles } from '../../content-model/testing/sample.ts';
import { filesBelow } from '../files.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';
import { composeSite } from './compose-site.ts';
import { addImages, type PreviousSite, writeSite } from './write-site.ts';

const root = path.join(import.meta.dirname, '../..');
const code = await ensureSiteBundle(root);
const now = new Date('2026-01-02T12:00:00Z');

const article = (title: string) =>
  JSON.stringify({
    date: '2026-01-01',
    picture: null,
    no: { title, text: 'Vi brøyter nå.' },
    en: { title: '', text: '' },
  });

type Written = Omit<PreviousSite, 'isPooled'> & { pageCache: Parameters<typeof composeSite>[5] };

const project = temporaryFolder(Object.fromEntries(sampleContent().changes), afterAll);

async function write(
  edits: readonly Edit[],
  articles: readonly string[],
  earlier?: Written,
): Promise<Written> {
  const { changes } = sampleContent(...edits);
  for (const title of articles) changes.set(articleFile(title.toLowerCase()), article(title));
  const folder = path.join(temporaryFolder({}, afterAll), 'site');
  const composed = await composeSite(root, { root: project, changes }, code, {}, now, earlier?.pageCache);
  const previous = earlier && { ...earlier, isPooled: () => false };
  const written = await writeSite(root, code, composed, folder, previous);
  await addImages(written, previous);
  return { folder, keys: written.keys, pageCache: composed.pageCache };
}

const earlier = await write([], ['En']);

async function contentsOf({ folder }: Written) {
  const files = await filesBelow(folder);
  return files.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]);
}

const notice = {
  no: 'Vi brøyter nå',
  en: 'We plow',
  from: '2026-01-02T06:00:00Z',
  until: '2026-01-03T06:00:00Z',
};

const everyPage = true;
const [photo] = (sampleFiles()['home.json'] as ScreenFiles['home']).pictures.hero;

it.each<[change: string, edits: Edit[], everyPage?: boolean, articles?: string[]]>([
  ['the heading of a page', [['contact.json', 'en.banner.title', 'Another heading']]],
  ['a fact', [['company.json', 'name', 'Grunn AS']], everyPage],
  ['the words of a picture', [['pictures/pictures.json', `${photo}.alt.no`, 'Et annet bilde']]],
  ['a word that every page has', [['shared.json', 'no.footer.description', 'Noe annet.']], everyPage],
  ['a notice', [['notice.json', 'notice', notice]], everyPage],
  ['where the form posts', [['company.json', 'formService.endpoint', 'https://annen.test/send']], everyPage],
  ['one more article', [], false, ['En', 'To']],
])(
  'reused pages equal new ones after a change of %s',
  async (_change, edits, everyPage, articles = ['En']) => {
    const over = await write(edits, articles, earlier);
    expect(await contentsOf(over)).toEqual(await contentsOf(await write(edits, articles)));
    const { nlink } = statSync(path.join(over.folder, 'personvern/index.html'));
    expect(nlink > 1, 'an unchanged page is a hard link').toBe(!everyPage);
  },
);
