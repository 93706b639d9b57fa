import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../common/languages.ts';
import { variablesIn } from '../../common/variables.ts';
import noticeStrings from '../../content-model/notice.strings.json' with { type: 'json' };
import { pageNames } from '../../content-model/routes.ts';
import { screenStrings } from '../../content-model/screen-schemas.ts';
import { exampleCompany } from '../../content-model/testing/example-company.ts';
import { plainText } from '../../src/page-data/linked-text.ts';
import { readContentProblems } from '../content/read-content.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { readSite } from './read-site.ts';

const now = new Date('2026-11-27T12:00:00Z');

const readEdited = async (...edits: Edit[]) => (await readSite(sampleContent(...edits), {}, now)).texts;

const inEach = (name: string, at: string, value: unknown): Edit[] =>
  languageCodes.map((language) => [`${name}.json`, `${language}.${at}`, value]);

describe('an English text that waits', () => {
  const norwegian = (text: string) => ({ lang: 'no', parts: [text] });
  const points = (no: string[], en: string[]): Edit[] => [
    ['about.json', 'no.commitment.points', no],
    ['about.json', 'en.commitment.points', en],
  ];

  it.each([
    ['has no place', ['Free']],
    ['is empty', ['Free', '']],
    ['is marked', ['Free', '≠ Old']],
  ])('is shown in Norwegian at its place in a list where it %s', async (_state, english) => {
    const { en } = await readEdited(...points(['Gratis', 'Nytt'], english));
    expect(en.about.commitment.points).toEqual(['Free', norwegian('Nytt')]);
  });

  it('is shown in Norwegian, with Norwegian facts and links', async () => {
    const { en } = await readEdited(
      ['contact.json', 'no.form.title', 'Skriv siden {grittingFrom}'],
      ['contact.json', 'en.form.title', '≠ Write since {grittingFrom}'],
      ['about.json', 'no.story.paragraphs', ['Ring {phone}']],
      ['about.json', 'en.story.paragraphs', ['']],
    );
    const phone = { text: '+47\u00a000\u00a011\u00a022\u00a033', href: 'tel:+4700112233' };
    expect(en.contact.form.title).toEqual(norwegian('Skriv siden 1.\u00a0november'));
    expect(en.about.story.paragraphs).toEqual([{ lang: 'no', parts: ['Ring ', phone] }]);
  });

  it('may be longer than its field, and stops nobody', async () => {
    const edits: Edit[] = [
      ['about.json', 'en.banner.title', `≠ ${'a'.repeat(99)}`],
      ['about.json', 'en.meta.description', ''],
    ];
    expect(await readContentProblems(sampleContent(...edits), now)).toEqual([]);
    const written: Edit = ['about.json', 'en.banner.title', 'a'.repeat(99)];
    expect(await readContentProblems(sampleContent(written), now)).toHaveLength(1);
  });

  it('gives way to Norwegian where it names an area whose English waits', async () => {
    const { en } = await readEdited(
      ['company.json', 'area.en', '≠ in Prøvestad'],
      ['contact.json', 'no.form.title', 'Vi jobber {area}'],
      ['contact.json', 'en.form.title', 'We work {area}'],
    );
    expect(en.contact.form.title).toEqual(norwegian('Vi jobber i Prøvestad'));
  });

  it('gives way to Norwegian where it names a fact that is empty', async () => {
    const { en } = await readEdited(...points(['Vert'], ['Host: {webHost}']));
    expect(en.about.commitment.points).toEqual([norwegian('Vert')]);
  });
});

it('an entry that is empty or left out in Norwegian is so in English', async () => {
  const { en } = await readEdited(
    ['about.json', 'no.commitment.points', ['Vert: {webHost}', 'Gratis']],
    ['about.json', 'en.commitment.points', ['Host', 'Free', 'More']],
  );
  expect(en.about.commitment.points).toEqual(['Free']);
});

it('a head without English has the name of the page and the Norwegian summary', async () => {
  const description = 'Vi svarer alle som skriver til oss, og kommer gjerne på befaring når det passer.';
  const { en } = await readEdited(
    ['contact.json', 'no.meta.description', description],
    ['contact.json', 'en.meta.title', '≠ Write to us'],
    ['contact.json', 'en.meta.description', ''],
  );
  expect(en.contact.meta).toEqual({
    title: `${pageNames.contact.en} – ${exampleCompany.name}`,
    description,
  });
});

it('strings have the same keys and variables in every language', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? variablesIn(value).sort()
      : Object.entries(Object(value)).map(([key, part]) => [key, shapeOf(part)]);
  for (const [name, words] of Object.entries({ ...screenStrings, notice: noticeStrings })) {
    const [norwegian, ...others] = languageCodes.map((code) => shapeOf(words[code]));
    for (const other of others) expect(other, name).toEqual(norwegian);
  }
});

describe('text variables', () => {
  it('are formatted for each language', async () => {
    const marks = ['{grittingFrom}', '{grainSizes}', '{address}'];
    const { no, en } = await readEdited(...inEach('winter', 'rows.gritting.points', marks));
    expect(no.winter.rows.gritting?.points).toEqual([
      '1.\u00a0november',
      '2–\u20604\u00a0mm eller 4–\u20608\u00a0mm',
      'Prøveveien\u00a03, 1234\u00a0Prøvestad',
    ]);
    const [season, sizes] = en.winter.rows.gritting?.points ?? [];
    expect([season, sizes]).toEqual(['1\u00a0November', '2–\u20604\u00a0mm or 4–\u20608\u00a0mm']);
    expect(no.shared.call.phone).toBe('Ring +47\u00a000\u00a011\u00a022\u00a033');
  });

  it('say the area as the owner writes it in each language', async () => {
    const area: Edit = ['company.json', 'area', { no: 'på Jevnaker', en: 'in Jevnaker' }];
    const { no, en } = await readEdited(area, ...inEach('contact', 'banner.intro', 'Her: {area}'));
    expect([no.contact.banner.intro, en.contact.banner.intro]).toEqual([
      'Her: på Jevnaker',
      'Her: in Jevnaker',
    ]);
  });

  it('may be long in a title without the company name', async () => {
    const title = inEach('about', 'meta.title', 'Om oss {area}');
    expect((await readEdited(...title)).no.about.meta.title).toBe('Om oss i Prøvestad – Eksempel Maskin AS');
    const name: Edit = ['company.json', 'name', 'Bærum og Lommedalen Veidrift og Grunnarbeid AS'];
    expect((await readEdited(...title, name)).no.about.meta.title).toBe('Om oss i Prøvestad');
  });

  it('are links only in texts that allow links', async () => {
    const intro = 'Ring {phone}, eller skriv til {email}.';
    const { no } = await readEdited(
      ...inEach('about', 'banner.intro', intro),
      ...inEach('about', 'story.paragraphs', [intro, '{email}', 'Siden {founded}.']),
    );
    const phone = { text: '+47\u00a000\u00a011\u00a022\u00a033', href: 'tel:+4700112233' };
    const email = { text: 'firma@eksempel.test', href: 'mailto:firma@eksempel.test' };
    expect(no.about.story.paragraphs).toEqual([
      ['Ring ', phone, ', eller skriv til ', email, '.'],
      [email],
      'Siden 2001.',
    ]);
    expect(no.about.banner.intro).toBe(plainText(no.about.story.paragraphs[0] ?? ''));
  });

  it('that are empty remove their paragraph or point', async () => {
    const points = inEach('about', 'commitment.points', ['Gratis', 'Webhotell: {webHost}']);
    expect((await readEdited(...points)).no.about.commitment.points).toEqual(['Gratis']);
    const filled = await readEdited(...points, ['company.json', 'processors.webHost', 'Vert AS']);
    expect(filled.no.about.commitment.points).toEqual(['Gratis', 'Webhotell: Vert AS']);
  });
});

it('a question without a Norwegian answer is left out in both languages', async () => {
  const answered = { question: 'Når?', answer: 'Nå.' };
  const open = { question: 'Hvor?', answer: '' };
  const { no, en } = await readEdited(
    ['services.json', 'no.questions', [open, answered]],
    ['services.json', 'en.questions', [{ question: 'Where?', answer: 'Here.' }, answered]],
  );
  expect([no.services.questions, en.services.questions]).toEqual([[answered], [answered]]);
});
