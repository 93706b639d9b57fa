import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company as companySchema, exampleCompany } from '../../schema/company.ts';
import { ContentError } from '../failure.ts';
import { asWritten } from '../schema/fields.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { readCompany } from './read-company.ts';

const nextYear = new Date().getFullYear() + 1;

const editsOf = (values: Record<string, unknown>) =>
  Object.entries(values).map(([at, value]): Edit => ['company.json', at, value]);

const refused: [at: string, values: unknown[], sentence: string][] = [
  ['name', ['', '  '], '«Firmanavn» (name) må fylles ut.'],
  ['name', ['Firma {Vei}'], '«Firmanavn» (name) kan ikke ha krøllparenteser.'],
  ['organisationNumber', ['922 139 025', '922 139 02', '92213902a'], 'må være et gyldig organ'],
  [
    'phone',
    ['', '123', 'ring meg', '+47 00 00 00 00 (a)', '+', '1'.repeat(9), '+47 00 00 00 0'],
    '(phone) må være et tele',
  ],
  ['phone', [4700000000], '«Telefon» (phone) må være en tekst mellom anførselstegn.'],
  ['email', ['', 'post', 'post@', '@a.no', 'post@a', 'a b@e.no', 'p@e.no>'], '(email) må'],
  ['postalCode', ['', '135', '13500', 'N-1350'], '(postalCode) må være fire sifre'],
  ['place', [undefined], '«Poststed» (place) mangler.'],
  ['url', ['', 'www.a.no', 'http://a.no', 'https://a.no/', 'https://a.no/om'], 'må være adressen til nettst'],
  ['facebook', ['', 'facebook.com/firma', 'javascript:alert(1)'], '(facebook) må fylles ut med en adr'],
  ['icePlaningDocument', ['/ishovling.pdf', 'ftp://a.no/b'], '(icePlaningDocument) må fylles ut'],
  ['formService.endpoint', ['', 'http://127.0.0.1:4174/'], '(formService.endpoint) må fylles ut'],
  ['formService.answerIsReadable', ['nei'], 'må være true eller false, uten anførselstegn'],
  ['founded', ['2019'], '«Startet» (founded) må være et helt tall, uten anførselstegn.'],
  ['founded', [nextYear], `«Startet» (founded) kan ikke være høyere enn ${nextYear - 1}.`],
  ['machines', [0, -1], '«Maskiner» (machines) kan ikke være lavere enn 1.'],
  ['machines', [1.5], '«Maskiner» (machines) må være et helt tall, uten komma.'],
  ['machines', ['7,5'], '«Maskiner» (machines) må være et helt tall, uten anførselstegn.'],
  ['name', ['Vei\u0000 AS', 'Vei\ud83d AS'], '(name) har et tegn som ikke kan vises, etter «Vei»'],
  ['email', [`p@${'a'.repeat(60)}.no`], '«E-post» (email) er for lang: det er plass til 60 tegn.'],
  ['grittingSeason.from', ['15.10', '02-30'], '(grittingSeason.from) må være en dag som finnes'],
  ['grittingSeason.to', ['11-01'], '(grittingSeason.to) kan ikke slutte den dagen den begynner.'],
  ['gritGrainSizes.0', [[4, 2]], '«Kornstørrelse» (gritGrainSizes[1]) må ha det minste tallet først.'],
  ['gritGrainSizes.0', [[2]], '(gritGrainSizes[1])'],
  ['sweepingDoneBy', ['03-01', '11-01'], '(sweepingDoneBy) er midt i strøsesongen, 1. november til 1. april'],
  ['openingHours.monday.opens', ['7', '25:00'], '«Åpner» (openingHours.monday.opens) må være et kl'],
  ['openingHours.monday.closes', ['06:00'], 'monday.closes) må være senere enn åpningstiden 07:'],
  ['openingHours.sunday', [undefined], '«Søndag» (openingHours.sunday) mangler.'],
  ['onCall.from', ['11-15'], '«Vakttelefon» (onCall) må ha både første og siste dag'],
  ['onCall.phone', ['+47 00 00 00 01'], '«Vakttelefon» (onCall) må ha første og siste dag når'],
  ['onCall.phone', ['12'], '«Nummer» (onCall.phone) må være et telefonnummer'],
  ['areaServed', [[]], '«Kommuner» (areaServed) må ha minst 1 oppføring, men har 0.'],
  ['areaServed', [['']], '«Kommune» (areaServed[1]) må fylles ut.'],
  ['areaServed', [['Å'.repeat(25)]], 'er for lang: det er plass til 24 tegn.'],
  ['priser', [[]], 'priser hører ikke til her: rett navnet, eller ta bort linjen.'],
];

describe('content/company.json', () => {
  it.each(refused)('is refused with another %s: %j', async (at, values, sentence) => {
    for (const value of values) {
      const reading = readCompany(await sampleProject(['company.json', at, value]));
      await expect(reading, String(value)).rejects.toThrow(ContentError);
      await expect(reading, String(value)).rejects.toThrow(sentence);
    }
  });

  it('may have any real value', async () => {
    const values: Record<string, unknown> = {
      name: 'Åsen & Sønn AS',
      organisationNumber: '922139024',
      phone: '67 00 00 00',
      email: 'fornavn.etternavn+post@firma.co.uk',
      url: 'https://xn--sen-ula.no',
      'formService.endpoint': 'https://skjema.test/{language}',
      'openingHours.monday': null,
      grittingSeason: { from: '01-01', to: '02-29' },
      onCall: { from: '11-15', to: '04-01', phone: '67 11 22 33' },
      policyChanged: '2026-11-23',
    };
    await expect(readCompany(await sampleProject(...editsOf(values)))).resolves.toHaveProperty(
      'policyChanged',
      '2026-11-23',
    );
  });

  it('keeps no space around a value, and no line break in it', async () => {
    const values = {
      phone: '67\u00a013 44 55\u200b ',
      name: '\u202aVei &\n  Grunn AS\u00a0',
      place: '\tBærum',
    };
    const { phone, name, place } = await readCompany(await sampleProject(...editsOf(values)));
    expect([phone, name, place]).toEqual(['67 13 44 55', 'Vei & Grunn AS', 'Bærum']);
  });

  it('keeps an address with Norwegian letters as browsers send it', async () => {
    const values = {
      url: 'https://www.bærum-vei.no',
      facebook: 'https://bærum-vei.no/om#oss',
      email: 'åse@bærum-vei.no',
    };
    const company = await readCompany(await sampleProject(...editsOf(values)));
    expect(company).toMatchObject({
      url: 'https://www.xn--brum-vei-j0a.no',
      facebook: 'https://xn--brum-vei-j0a.no/om#oss',
      email: 'åse@xn--brum-vei-j0a.no',
    });
    expect(asWritten(companySchema, company)).toEqual({ ...company, ...values });
  });

  it('names a misspelled field first, and the right one', async () => {
    const root = await sampleProject(
      ['company.json', 'phone', undefined],
      ['company.json', 'phnoe', '67134455'],
    );
    const sentence = /phnoe hører ikke til her: mente du phone\? .*\n.*«Telefon» \(phone\) mangler/;
    await expect(readCompany(root)).rejects.toThrow(sentence);
  });

  it('names every problem at once, with its line', async () => {
    const root = await sampleProject(['company.json', 'postalCode', '13'], ['company.json', 'founded', 1]);
    const lines = readFileSync(`${root}/content/company.json`, 'utf8').split('\n');
    const lineOf = (name: string) => 1 + lines.findIndex((line) => line.includes(name));
    const sentence = new RegExp(`linje ${lineOf('postalCode')}: .*\\n.*linje ${lineOf('founded')}: `);
    await expect(readCompany(root)).rejects.toThrow(sentence);
  });

  it('keeps its facts unless the host decides them', async () => {
    const root = await sampleProject();
    const { formService, url } = exampleCompany;
    expect(await readCompany(root)).toMatchObject({ formService, url });
    const other = { endpoint: 'http://127.0.0.1:4174/', answerIsReadable: true };
    expect(await readCompany(root, { formService: other })).toMatchObject({ formService: other, url });
  });
});
