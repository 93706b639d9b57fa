import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../failure.ts';
import { copyContent, type Edit } from '../testing/content-copy.ts';
import { readCompany } from './read-company.ts';
import { readTexts } from './read-texts.ts';

const read = async (root: string) => readTexts(root, await readCompany(root));
const company = 'company.json';

describe('a text is refused with file, line and field', () => {
  const long = 'x'.repeat(80);
  it.each<[problem: string, edit: Edit, sentence: string]>([
    [
      'a missing text',
      ['no/contact.json', '"intro": "Ring', '"ontro": "Ring'],
      'content/no/contact.json, linje 6: «Innledning» (banner.intro) mangler.',
    ],
    [
      'a text that is not in the schema',
      ['no/contact.json', '"form": {', '"form": {\n"extra": "x",'],
      'form.extra hører ikke til her: rett navnet, eller ta bort linjen.',
    ],
    [
      'a missing English text',
      ['en/about.json', '"intro": "', '"ontro": "'],
      'content/en/about.json, linje 6: «Inn',
    ],
    ['an empty text', ['no/contact.json', '"Slik går det til"', '" "'], '«Overskrift» (steps.title) er tom.'],
    [
      'a number',
      ['no/contact.json', '"Slik går det til"', '7'],
      '(steps.title) må være en tekst mellom anførselstegn.',
    ],
    [
      'a text for a list',
      ['no/about.json', '"items": [', '"items": "", "x": ['],
      '(values.items) må være en liste',
    ],
    [
      'a list that is too short',
      ['no/arborist.json', '"rows": [', '"rows": [], "x": ['],
      '(rows) må ha minst 3',
    ],
    [
      'a list of seven',
      ['en/excavation.json', '"Hedge planting",\n', ''],
      '«Punkter» (rows[1].points) må ha 8 punkter, men har 7.',
    ],
    [
      'a long title',
      ['no/about.json', 'Om oss i', `${long} i`],
      '«Tittel» (meta.title) er for lang: den har 107 tegn, og det er plass til 60.',
    ],
    [
      'a short title',
      ['no/home.json', '"title": "Brøyting, graving og feiing i {mainArea}"', '"title": "Hjem"'],
      'er for kort: den har 4 tegn og må',
    ],
    [
      'a short summary',
      ['no/news.json', 'Nytt om brøyting, feiing, graving og trepleie i {mainArea}.', ''],
      '(meta.descri',
    ],
    [
      'an unknown mark',
      ['no/news.json', '{phone}', '{fone}'],
      '(empty.text) bruker koden {fone}, som ikke finnes. Velg en',
    ],
    [
      'a mark with spaces',
      ['no/news.json', '{phone}', '{ phone }'],
      'har en krøllparentes, { eller }, som ikke hører til',
    ],
    ['half a mark', ['no/news.json', '{phone}', '{phone'], 'som ikke hører til en kode'],
    [
      'a long fact in a title',
      ['no/about.json', 'Om oss i {place}', 'Om oss på {address}'],
      '(meta.title) kan ikke bruke koden {address}: opplysningen kan bli for lang her.',
    ],
    [
      'a mark in one language alone',
      ['en/winter.json', '{grainSizes}', '2–4 mm'],
      '«Punkt» (rows[2].points[2]) må ha de samme kodene som den norske',
    ],
    [
      'a list that is shorter in English',
      ['en/privacy.json', '"To have data deleted",\n', ''],
      '«Punkter» (sections[8].points) har 6 oppføringer, og den norske filen',
    ],
    [
      'a field in one language alone',
      ['en/winter.json', ',\n      "document": true', ''],
      '«Dokument» (rows[3].document) må stå på begge språk, eller på ingen av dem.',
    ],
    [
      'an optional fact outside a list',
      ['no/news.json', '{phone}', '{insurance}'],
      'kan ikke bruke koden {insurance}, for den kan være tom: bruk den i et eget avsnitt eller punkt.',
    ],
  ])('%s', async (_problem, edit, sentence) => {
    const reading = read(await copyContent([edit]));
    await expect(reading).rejects.toThrow(ContentError);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('a missing file, and a problem in another one', async () => {
    const root = await copyContent();
    await rm(path.join(root, 'content/en/about.json'));
    await writeFile(path.join(root, 'content/no/home.json'), '{');
    await expect(read(root)).rejects.toThrow(
      /content\/no\/home\.json, linje 1: .*\ncontent\/en\/about\.json, linje 1: Filen mangler/,
    );
  });
});

describe('facts', () => {
  it('are written as each language writes them', async () => {
    const { no, en } = await read(await copyContent());
    expect([no.winter.rows[1]?.points, en.winter.rows[1]?.points]).toEqual([
      ['Strøsesong: 15.\u00a0oktober–15.\u00a0april', 'Strøgrus: 2–4\u00a0mm eller 4–8\u00a0mm'],
      ['Gritting season: 15\u00a0October–15\u00a0April', 'Grit: 2–4\u00a0mm or 4–8\u00a0mm'],
    ]);
    expect(no.home.facts.items[3]?.figure).toBe('15.\u00a0okt.–15.\u00a0apr.');
    expect(no.privacy.sections[0]?.paragraphs[1]).toContain('Gateadresse 1, 1350 Lommedalen');
    expect(no.shared.call.phone).toBe('Ring +47\u00a000\u00a000\u00a000\u00a000');
  });

  it('may be long: no text is refused for them, and a title leaves a long name out', async () => {
    const name = 'Bærum og Lommedalen Veidrift og Grunnarbeid AS';
    const places = Array.from({ length: 15 }, (_, number) => `"Et langt stedsnavn ${number}"`).join();
    const { no } = await read(
      await copyContent([
        [company, 'Lommedalen Vei & Grunn', name],
        [company, '"placesServed": []', `"placesServed": [${places}]`],
      ]),
    );
    expect(no.about.meta.title).toMatch(/^Om oss i Lommedalen$/);
    expect(no.contact.details.places[1]).toContain('Et langt stedsnavn 14');
  });

  it('follow the title of a page where there is room', async () => {
    const { no } = await read(await copyContent([[company, 'Lommedalen Vei & Grunn', 'Vei & Grunn AS']]));
    expect(no.about.meta.title).toBe('Om oss i Lommedalen – Vei & Grunn AS');
  });

  it('that are empty take their entry with them', async () => {
    const entries: Edit[] = [
      ['no/about.json', '"Befaringen er gratis"', '"Befaringen er gratis", "Forsikring: {insurance}"'],
      ['en/about.json', '"The site visit is free"', '"The site visit is free", "Insurance: {insurance}"'],
    ];
    const insurance: Edit = [
      company,
      '{ "no": "", "en": "" }',
      '{ "no": "Ti millioner", "en": "Ten million" }',
    ];
    const empty = await read(await copyContent(entries));
    expect(JSON.stringify(empty)).not.toMatch(/Forsikring|Insurance/);
    const filled = await read(await copyContent([...entries, insurance]));
    expect(filled.no.about.commitment.points[1]).toBe('Forsikring: Ti millioner');
    expect(filled.en.about.commitment.points[1]).toBe('Insurance: Ten million');
  });
});
