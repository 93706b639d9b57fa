import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../../tables/routes.ts';
import { structuredData } from '../discovery/structured-data.ts';
import { assistantsText, contactCard } from '../discovery/text-files.ts';
import { copyContent, type Edit } from '../testing/content-copy.ts';
import { readSite, type Site } from './read-site.ts';

/** Everything that is written from the facts: texts of both languages, structured data, contact card, llms.txt. */
function everythingFrom({ company, content, texts }: Site): string {
  const pages = routes.flatMap((route) =>
    (['no', 'en'] as const).map((language) => {
      const page = {
        ...texts[language][route.screen].meta,
        language,
        html: '',
        canonical: company.url,
        heading: '',
        trail: [],
        firstPicture: null,
      };
      const facts = { route, page, preview: '', texts: texts[language], photos: [] };
      return JSON.stringify(structuredData(company, facts));
    }),
  );
  const files = [contactCard(company), assistantsText(company, texts)];
  return [...content.files.values(), ...pages, ...files].join('\n').replaceAll('\u00a0', ' ');
}

const read = async (...edits: Edit[]) => everythingFrom(await readSite(await copyContent(edits)));
const file = 'company.json';

// Reads all pictures.
describe('content/', { timeout: 30_000 }, () => {
  it('has each fact once: one changed line changes it everywhere', async () => {
    const old = [
      '12 maskiner',
      '12 machines',
      '17:00',
      '2019',
      '15. april',
      '15 April',
      '15. apr.',
      '17. mai',
      '17 May',
      '4–8',
    ];
    const before = await read();
    expect(old.filter((fact) => !before.includes(fact))).toEqual([]);

    const root = await copyContent([
      [file, '"machines": 12', '"machines": 13'],
      [file, '2019', '2018'],
      [file, '04-15', '04-20'],
      [file, '05-17', '05-01'],
      [file, '[4, 8]', '[8, 11]'],
    ]);
    const site = await readSite(root);
    for (const hours of Object.values(site.company.openingHours)) if (hours) hours.closes = '16:00';
    await writeFile(path.join(root, 'content', file), JSON.stringify(site.company));
    const after = everythingFrom(await readSite(root));
    expect(old.filter((fact) => after.includes(fact))).toEqual([]);
    const changed = ['13 maskiner', '13 machines', '07:00–16:00', '"closes":"16:00"', '1. mai', '20 April'];
    expect(changed.filter((fact) => !after.includes(fact))).toEqual([]);
  });

  it.each<[problem: string, edit: Edit, sentence: string]>([
    [
      'a picture that does not exist',
      ['placements.json', 'winter-valley"', 'winter-volley"'],
      '«Toppbildet» (about.banner) er winter-volley, som ikke finnes i pictures.json: rett navnet, eller legg',
    ],
    [
      'a gallery of 36',
      ['placements.json', '"winter-tire-tracks",', ''],
      '(gallery.photos) må ha minst 37 oppfør',
    ],
    [
      'a photo twice',
      ['placements.json', '"winter-tire-tracks"', '"winter-sidewalk"'],
      'som står to ganger.',
    ],
    [
      'a name with capitals',
      ['placements.json', '"winter-valley"', '"Min bil"'],
      'kan bare ha små bokstaver',
    ],
  ])('is refused with %s', async (_problem, edit, sentence) => {
    await expect(readSite(await copyContent([edit]))).rejects.toThrow(sentence);
  });
});
