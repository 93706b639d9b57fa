import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/content/linked-text.ts';
import { languageCodes } from '../../tables/languages.ts';
import { ContentError } from '../failure.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { readCompany } from './read-company.ts';
import { fillSources, readTextSources } from './read-texts.ts';

const read = async (root: string) => fillSources(await readTextSources(root, {}), await readCompany(root));
const readEdited = async (...edits: Edit[]) => read(await sampleProject(...edits));

/** The same value in each language. */
const inEach = (name: string, at: string, value: unknown): Edit[] =>
  languageCodes.map((language) => [`${language}/${name}.json`, at, value]);

describe('a text is refused with file, line and field', () => {
  const question = { question: 'Hva?', answer: 'Ja.' };
  it.each<[file: string, at: string, value: unknown, sentence: string]>([
    ['no/contact', 'banner.intro', undefined, 'contact.json, linje 6: «Innledning» (banner.intro) mangler.'],
    ['no/contact', 'form.extra', 'x', 'form.extra hører ikke til her: rett navnet, eller ta bort linjen.'],
    ['en/about', 'banner.intro', undefined, 'content/en/about.json, linje 6: «Inn'],
    ['no/contact', 'steps.title', ' ', '«Overskrift» (steps.title) må fylles ut.'],
    ['no/contact', 'steps.title', 7, '(steps.title) må være en tekst mellom anførselstegn.'],
    ['no/about', 'values.items', '', '(values.items) må være en liste'],
    ['no/arborist', 'rows.pruning', undefined, '(rows.pruning) mangler.'],
    [
      'en/excavation',
      'rows.excavation.points',
      [...'abcdefg'],
      '(rows) må ha 8 arbeid til sammen, men har 7.',
    ],
    ['no/sweeping', 'fact.label', '', '(fact.label) må fylles ut når noe står stort'],
    ['no/about', 'meta.title', 'x'.repeat(61), 'er for lang: den har 61 tegn, og det er plass til 60.'],
    ['no/home', 'meta.title', 'Hjem', 'er for kort: den har 4 tegn og må'],
    ['no/news', 'meta.description', 'x', '(meta.descri'],
    ['no/news', 'empty.text', '{fone}', 'bruker koden {fone}, som ikke finnes. Velg en'],
    ['no/news', 'empty.text', '{ phone }', 'har en krøllparentes, { eller }, som ikke hører til'],
    ['no/news', 'empty.text', '{phone', 'som ikke hører til en kode'],
    ['no/about', 'meta.title', '{address}', 'kan ikke bruke koden {address}: opplysningen kan bli for lang'],
    [
      'no/winter',
      'rows.gritting.title',
      '{grainSizes}',
      'content/en/winter.json, linje 19: «Overskrift» (rows.gri',
    ],
    ['no/privacy', 'sections.8.points', ['x', 'y'], 'har 0 oppføringer, og den norske filen har 2'],
    ['no/winter', 'questions', [question, question], '«Spørsmål» (questions[2]) er den samme som nummer 1'],
    ['no/news', 'empty.text', '{webHost}', 'kan ikke bruke koden {webHost}, for den kan være tom'],
    ['no/winter', 'questions.0.answer', '{webHost}', 'kan ikke bruke koden {webHost}, for den kan være tom'],
  ])('%s.json: %s is %j', async (file, at, value, sentence) => {
    const reading = readEdited([`${file}.json`, at, value]);
    await expect(reading).rejects.toThrow(ContentError);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('a missing file, and a problem in another one', async () => {
    const root = await sampleProject();
    await rm(path.join(root, 'content/en/about.json'));
    await writeFile(path.join(root, 'content/no/home.json'), '{');
    const problems = /no\/home\.json, linje 1: .*\n.*en\/about\.json, linje 1: Filen m/;
    await expect(read(root)).rejects.toThrow(problems);
  });
});

describe('facts', () => {
  it('are written as each language writes them', async () => {
    const marks = ['{grittingSeason}', '{grainSizes}', '{address}', '{grittingSeasonShort}'];
    const { no, en } = await readEdited(...inEach('winter', 'rows.gritting.points', marks));
    expect(no.winter.rows.gritting.points).toEqual([
      '1.\u00a0november–1.\u00a0april',
      '2–4\u00a0mm eller 4–8\u00a0mm',
      'Prøveveien\u00a03, 1234\u00a0Prøvestad',
      '1.\u00a0nov.\u202f–\u2060\u202f\u200b1.\u00a0apr.',
    ]);
    const [season, sizes] = en.winter.rows.gritting.points;
    expect([season, sizes]).toEqual(['1\u00a0November–1\u00a0April', '2–4\u00a0mm or 4–8\u00a0mm']);
    expect(no.shared.call.phone).toBe('Ring +47\u00a000\u00a011\u00a022\u00a033');
  });

  it('may be long: no text is refused for them, and a title leaves a long name out', async () => {
    const title = inEach('about', 'meta.title', 'Om oss i {place}');
    expect((await readEdited(...title)).no.about.meta.title).toBe('Om oss i Prøvestad – Eksempel Maskin AS');
    const name: Edit = ['company.json', 'name', 'Bærum og Lommedalen Veidrift og Grunnarbeid AS'];
    const areas = Array.from({ length: 6 }, (_, index) => `Et langt stedsnavn ${index}`);
    const { no } = await readEdited(
      ...[...title, name, ['company.json', 'areaServed', areas] satisfies Edit],
      ...inEach('contact', 'details.places', ['{area}'.repeat(20)]),
    );
    expect(no.about.meta.title).toBe('Om oss i Prøvestad');
    expect(no.contact.details.places[0]).toContain('Et langt stedsnavn 4 og Et langt stedsnavn 5');
  });

  it('are links where a text may hold links, and words elsewhere', async () => {
    const intro = 'Ring {phone} eller {onCallPhone}, eller skriv til {email}.';
    const { no } = await readEdited(
      ...inEach('contact', 'banner.intro', intro),
      ...inEach('contact', 'form.intro', [intro, '{email}', 'Siden {founded}.']),
    );
    const phone = { text: '+47\u00a000\u00a011\u00a022\u00a033', href: 'tel:+4700112233' };
    const email = { text: 'firma@eksempel.test', href: 'mailto:firma@eksempel.test' };
    expect(no.contact.form.intro).toEqual([
      ['Ring ', phone, ' eller ', phone, ', eller skriv til ', email, '.'],
      [email],
      'Siden 2001.',
    ]);
    expect(no.contact.banner.intro).toBe(plainText(no.contact.form.intro[0] ?? ''));
  });

  it('that are empty take their paragraph or point with them', async () => {
    const points = inEach('about', 'commitment.points', ['Gratis', 'Webhotell: {webHost}']);
    expect((await readEdited(...points)).no.about.commitment.points).toEqual(['Gratis']);
    const filled = await readEdited(...points, ['company.json', 'processors.webHost', 'Vert AS']);
    expect(filled.no.about.commitment.points).toEqual(['Gratis', 'Webhotell: Vert AS']);
  });
});
