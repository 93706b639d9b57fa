import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../common/languages.ts';
import { variablesIn } from '../../common/variables.ts';
import { type Company, formatVariables } from '../../content-model/company.ts';
import noticeStrings from '../../content-model/notice.strings.json' with { type: 'json' };
import { ContentError } from '../../content-model/problems.ts';
import { pageNames, type ServiceName, serviceNames } from '../../content-model/routes.ts';
import { screenStrings } from '../../content-model/screen-schemas.ts';
import { exampleCompany } from '../../content-model/testing/example-company.ts';
import { plainText } from '../../src/page-data/linked-text.ts';
import { readContentProblems } from '../content/read-content.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { companyInfo } from './compose-page-data.ts';
import { readSite } from './read-site.ts';

const now = new Date('2026-11-27T12:00:00Z');

const readEdited = async (...edits: Edit[]) => (await readSite(sampleContent(...edits), {}, now)).texts;

const inEach = (name: string, at: string, value: unknown): Edit[] =>
  languageCodes.map((language) => [`${name}.json`, `${language}.${at}`, value]);

const off = (service: ServiceName): Edit => ['services.json', `shown.services.${service}`, false];

const question = { question: 'Hva?', answer: 'Ja.' };
it.each<[file: string, at: string, value: unknown, sentence: string]>([
  // The length is that of the words which visitors see.
  ['about', 'no.meta.title', 'Ring {phone} eller {phone} eller {phone} eller {phone}', 'den har 86 tegn'],
  ['about', 'no.meta.title', '{founded}', 'er for kort: den har 4 tegn og må ha minst 8'],
  ['contact', 'no.form.title', '{fone}', 'har «{fone}», som ikke er en opplysning om firmaet'],
  ['winter', 'no.questions', [question, question], '(no.questions[2]): «Spørsmål» er den samme som nummer 1'],
  ['about', 'pictures.banner', '', 'må velges'],
  ['company', 'founded', 2027, '(founded): «Startet» kan ikke være høyere enn 2026.'],
])('%s.json is refused where %s is %j, with file, path and field', async (name, at, value, sentence) => {
  const problems = await readContentProblems(sampleContent([`${name}.json`, at, value]), now);
  expect(new ContentError(problems).message).toContain(sentence);
});

it('problems of several files are reported together', async () => {
  const content = sampleContent();
  content.files.delete('content/about.json');
  content.files.set('content/home.json', '{');
  const problems = await readContentProblems(content, now);
  expect(problems.map(({ file }) => file)).toEqual(['content/home.json', 'content/about.json']);
});

describe('what no visitor sees stops nobody', () => {
  const half = { date: '2027-01-01', shown: false, picture: 'gone', no: { title: '', text: '[a](b)' } };

  it.each<[what: string, Edit[]]>([
    ['an article that is off', [['news/half.json', '', half]]],
    ['a photo that nothing shows', [['pictures/unused.json', '', { focus: [200, 50] }]]],
    ['a service that is off', [off('winter'), ['winter.json', 'no.price', '{none}']]],
    [
      'a part that is off',
      [
        ['winter.json', 'shown.rows.plowing', false],
        ['winter.json', 'no.rows.plowing.title', ''],
        ['winter.json', 'pictures.rows.plowing', 'gone'],
      ],
    ],
    [
      'a question without an answer',
      [['winter.json', 'no.questions', [question, { question: '', answer: '' }]]],
    ],
    ['a photo of the gallery that is gone', [['gallery.json', 'pictures.photos', ['sample', 'gone']]]],
  ])('%s', async (_what, edits) => {
    expect(await readContentProblems(sampleContent(...edits), now)).toEqual([]);
  });
});

it('a site without a service is refused', async () => {
  const problems = await readContentProblems(sampleContent(...serviceNames.map(off)), now);
  expect(problems).toMatchObject([{ path: ['shown', 'services'], message: 'Må ha minst én tjeneste.' }]);
});

it('a switch that content/ does not have is on', async () => {
  const { files } = await readSite(sampleContent(['winter.json', 'shown', undefined]), {}, now);
  expect(files.winter.shown).toMatchObject({ price: true, rows: { plowing: true } });
});

it('a part that is off is in no page data, in either language', async () => {
  const { texts, files } = await readSite(
    sampleContent(['winter.json', 'shown.rows.plowing', false], ['home.json', 'shown.year', false]),
    {},
    now,
  );
  for (const language of languageCodes) {
    expect(Object.keys(texts[language].winter.rows)).toEqual(['gritting', 'icePlaning']);
    expect(texts[language].home.year).toBeUndefined();
  }
  expect(files.winter.pictures.rows).not.toHaveProperty('plowing');
});

describe('a draft of any shape is composed', () => {
  const published = sampleContent();
  const compose = (...edits: Edit[]) =>
    readSite(sampleContent(...edits), {}, now, { showsAll: true, published });

  it('with what is typed where it is a text', async () => {
    const { texts, company } = await compose(
      ['company.json', 'phone', 'ring meg'],
      ['about.json', 'no.banner.title', 'a'.repeat(300)],
      ['about.json', 'no.commitment', undefined],
      ['contact.json', 'no.form.title', '{fone}'],
    );
    expect(company.phone).toBe('ring meg');
    expect(texts.no.about.banner.title).toBe('a'.repeat(300));
    expect(texts.no.about.commitment.points).toEqual([]);
    expect(texts.no.contact.form.title).toBe('{fone}');
  });

  it.each([
    ['founded', 'i fjor'],
    ['machines', null],
    ['grittingSeason.from', 'oktober'],
    ['url', 'min side'],
    ['formService.endpoint', ''],
    ['openingHours.monday', '7–'],
  ])('with the published company where %s is %j', async (at, value) => {
    const { company } = await compose(['company.json', at, value], ['company.json', 'name', 'Nytt navn']);
    expect(company).toMatchObject({ name: exampleCompany.name, founded: exampleCompany.founded });
  });

  it('with the published text of a file that is no JSON', async () => {
    const draft = sampleContent();
    draft.files.set('content/about.json', '{');
    const { texts } = await readSite(draft, {}, now, { published: sampleContent() });
    expect(texts.no.about.banner.title).toMatch(/^Ord/);
    await expect(readSite(draft, {}, now)).rejects.toThrow('content/about.json');
  });

  it('with pictures that are there', async () => {
    const { files, articles } = await compose(
      ['home.json', 'pictures.hero', ['gone', 'gone', 'gone']],
      ['gallery.json', 'pictures.photos', ['gone']],
      ['news/snow.json', '', { picture: 'gone', no: { title: 'Snø', text: 'Nå\n![](gone)' } }],
    );
    const stock = files.shared.pictures.fallback;
    expect(files.home.pictures.hero).toEqual([stock, stock, stock]);
    expect([files.gallery.pictures.photos, files.home.pictures.gallery]).toEqual([[], []]);
    expect(articles[0]).toMatchObject({ date: '2026-11-27', picture: stock });
    expect(articles[0]?.no.body).toEqual([{ element: 'p', children: ['Nå'] }]);
  });

  it('with the words of a link that leads nowhere', async () => {
    const text = '[her](javascript:alert(1))';
    const { articles } = await compose(['news/snow.json', '', { no: { title: 'Snø', text } }]);
    expect(articles[0]?.no.body).toEqual([{ element: 'p', children: ['her'] }]);
  });
});

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

it('the footer has the current year in Oslo', async () => {
  const { pageData } = await readSite(sampleContent(), {}, new Date('2030-12-31T23:30:00Z'));
  expect(await pageData.load('shared', 'no')).toHaveProperty('year', 2031);
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

it.each([
  [{ vat: false, business: false }, '999 999 999'],
  [{ vat: true, business: true }, 'NO 999 999 999 MVA, Foretaksregisteret'],
])('the organization number has the registers beside it: %j', (registers, shown) => {
  expect(companyInfo({ ...exampleCompany, registers }, 'no').organisationNumber).toBe(shown);
});

it('a fleet of one machine is in the singular', () => {
  expect(formatVariables({ ...exampleCompany, machines: 1 }, 'no').fleet).toBe('1\u00a0maskin');
});

it('the policy names the processors of messages', () => {
  const processors = { formService: 'Skjema AS', webHost: '', mailHost: 'Post AS', backupHost: 'Kopi AS' };
  const read = (company: Partial<Company>) => {
    const variables = formatVariables({ ...exampleCompany, ...company }, 'no');
    return [variables.formService, variables.formProvider, variables.mailHost, variables.backupHost];
  };
  expect(read({})).toEqual(['en ekstern skjemaleverandør', null, null, null]);
  const named = ['en ekstern skjemaleverandør (Skjema AS)', 'Skjema AS', 'Post AS', 'Kopi AS'];
  expect(read({ processors })).toEqual(named);
  const formService = { endpoint: `${exampleCompany.url}/melding/{language}`, answerIsReadable: true };
  expect(read({ processors, formService })).toEqual([null, null, 'Post AS', 'Kopi AS']);
});
