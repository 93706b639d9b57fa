import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../failure.ts';
import { copyContent } from '../testing/content-copy.ts';
import { readCompany } from './read-company.ts';

const file = 'company.json';
const root = path.join(import.meta.dirname, '../..');
const nextYear = String(new Date().getFullYear() + 1);

/** Reads company.json with one text in it replaced. */
async function reading(from: string, to: string): Promise<unknown> {
  return readCompany(await copyContent([[file, from, to]])).catch((error) => error);
}

const refused: [from: string, to: string[], sentence: string][] = [
  ['"Lommedalen Vei & Grunn"', ['""', '"  "'], '«Firmanavn» (name) er tom.'],
  ['Vei & Grunn', ['{Vei}'], '«Firmanavn» (name) kan ikke ha krøllparenteser.'],
  ['922 139 024', ['922 139 025', '922 139 02', '92213902a'], '(organisationNumber) må være et gyldig organ'],
  [
    '+47 00 00 00 00',
    ['', '123', 'ring meg', '+47 00 00 00 00 (kontor)', '+'],
    '(phone) må være et telefonn',
  ],
  ['"+47 00 00 00 00"', ['4700000000'], '«Telefon» (phone) må være en tekst mellom anførselstegn.'],
  [
    'post@example.no',
    ['', 'post', 'post@', '@example.no', 'post@example', 'a b@e.no', 'p@e.no>'],
    '(email) må',
  ],
  ['"Gateadresse 1"', ['""'], '«Gateadresse» (street) er tom.'],
  ['1350', ['', '135', '13500', 'N-1350'], '(postalCode) må være fire sifre'],
  ['"place": "Lommedalen",', [''], '«Poststed» (place) mangler.'],
  ['"Akershus"', ['""'], '«Fylke» (region) er tom.'],
  [
    'https://www.example.no"',
    ['"', 'www.example.no"', 'http://www.example.no"', 'https://www.example.no/"', 'https://a.no/om"'],
    '(url) må være adressen til nettstedet',
  ],
  [
    'https://www.facebook.com/',
    ['', 'facebook.com/firma', 'javascript:alert(1)'],
    '(facebook) må være en adr',
  ],
  [
    'https://www.example.no/ishovling.pdf',
    ['/ishovling.pdf', 'ftp://a.no/b'],
    '(icePlaningDocument) må være',
  ],
  ['https://skjema.example.no/melding', ['', 'http://127.0.0.1:4174/'], '(formService.endpoint) må være en'],
  [
    '"answerIsReadable": false',
    ['"answerIsReadable": "nei"'],
    'må være true eller false, uten anførselstegn',
  ],
  ['2019', ['"2019"'], '«Startet» (founded) må være et tall, uten anførselstegn.'],
  ['2019', [nextYear], `«Startet» (founded) må være høyst ${Number(nextYear) - 1}.`],
  ['"machines": 12', ['"machines": 0', '"machines": -1'], '«Maskiner» (machines) må være minst 1.'],
  ['"machines": 12', ['"machines": 1.5'], '«Maskiner» (machines) må være et helt tall'],
  ['"from": "10-15"', ['"from": "15.10"', '"from": "02-30"'], '(grittingSeason.from) må være måned og dag'],
  ['"to": "04-15"', ['"to": "10-15"'], '(grittingSeason.to) kan ikke slutte den dagen den begynner.'],
  ['[2, 4]', ['[4, 2]'], '«Kornstørrelse» (gritGrainSizes[1]) må ha det minste tallet først.'],
  ['[2, 4]', ['[2]'], '(gritGrainSizes[1])'],
  ['05-17', ['17. mai'], '«Vårfeiingen ferdig» (sweepingDoneBy) må være måned og dag'],
  ['05-17', ['03-01', '11-01'], '(sweepingDoneBy) er midt i strøsesongen (10-15 til 04-15)'],
  [
    '"opens": "07:00"',
    ['"opens": "7"', '"opens": "25:00"'],
    '«Åpner» (openingHours.monday.opens) må være et kl',
  ],
  [
    '"closes": "17:00"',
    ['"closes": "06:00"'],
    '(openingHours.monday.closes) må være senere enn åpningstiden 07:',
  ],
  ['"sunday": null', ['"sondag": null'], '«Søndag» (openingHours.sunday) mangler.'],
  [
    '"from": "", "to": ""',
    ['"from": "11-15", "to": ""'],
    '«Vakttelefon» (onCall) må ha både første og siste dag',
  ],
  ['"phone": "" }', ['"phone": "12" }'], '«Nummer» (onCall.phone) må være et telefonnummer'],
  [
    '"areaServed": ["Bærum"]',
    ['"areaServed": []'],
    '«Kommuner» (areaServed) må ha minst 1 oppføring, men har 0.',
  ],
  [
    '"areaServed": ["Bærum"]',
    [`"areaServed": ["${'Å'.repeat(25)}"]`],
    'er for lang: det er plass til 24 tegn.',
  ],
  ['"picturesAreIllustrations": true', ['"picturesAreIllustrations": null'], 'må være true eller false'],
  ['"placesServed": []', ['"placesServed": [""]'], '«Sted» (placesServed[1]) er tom.'],
  ['{ "no": "", "en": "" }', ['{ "no": "Gjensidige", "en": "" }'], '(insurance) må skrives på begge språk'],
  ['"approvals": []', ['"approvals": "ADK1"'], '«Godkjenninger» (approvals) må være en liste mellom [ og ].'],
  [
    '"references": []',
    [
      '"references": [{ "who": "Eksempel brl", "what": { "no": "Brøyting", "en": "Plowing" }, "year": 2018 }]',
    ],
    '«År» (references[1].year) er før firmaet startet i 2019.',
  ],
  [
    '"answerWithinHours": null',
    ['"answerWithinHours": "24"'],
    '«Svartid» (answerWithinHours) må være et tall',
  ],
  ['"plowingStartsAtCm": null', ['"plowingStartsAtCm": 0'], '(plowingStartsAtCm) må være minst 1.'],
  ['"weekdays": ""', ['"weekdays": "6"'], '(plowingDoneBy.weekdays) må være et klokkeslett'],
  ['"pricesFrom": []', ['"pricesFrom": [{ "from": 500 }]'], '«Hva» (pricesFrom[1].what) mangler.'],
  ['"pricesFrom"', ['"priser"'], 'priser hører ikke til her: rett navnet, eller ta bort linjen.'],
];

const unspaced = (text: string) => text.replace(/\s/g, '');

describe('content/company.json', () => {
  it.each(refused)('is refused with %s changed', async (from, replacements, sentence) => {
    const lines = (await readFile(path.join(root, 'content', file), 'utf8')).split('\n');
    for (const to of replacements) {
      const error = await reading(from, to);
      expect(error, to).toBeInstanceOf(ContentError);
      const problem = (error as ContentError).problems.find(({ message }) => message.includes(sentence));
      expect(problem, `${to}: ${(error as ContentError).message}`).toBeDefined();
      // A missing field has the line of its group.
      if (sentence.includes('mangler')) continue;
      const at = (problem?.line ?? 0) - 1;
      expect(unspaced(lines.slice(at, at + 5).join(''))).toContain(unspaced(from));
    }
  });

  it('may have any real value', async () => {
    const root = await copyContent([
      [file, 'Lommedalen Vei & Grunn', 'Åsen & Sønn AS'],
      [file, '922 139 024', '922139024'],
      [file, '+47 00 00 00 00', '67 00 00 00'],
      [file, 'post@example.no', 'fornavn.etternavn+post@firma.co.uk'],
      [file, 'https://www.example.no"', 'https://xn--sen-ula.no"'],
      [file, 'https://skjema.example.no/melding', 'https://skjema.example.no/{language}'],
      [file, '{ "opens": "07:00", "closes": "17:00" }', 'null'],
      [file, '"from": "10-15", "to": "04-15"', '"from": "01-01", "to": "02-29"'],
      [file, '"from": "", "to": "", "phone": ""', '"from": "11-15", "to": "04-01", "phone": "67 11 22 33"'],
      [file, '"insurance": { "no": "", "en": "" }', '"insurance": { "no": "Ja", "en": "Yes" }'],
      [file, '"answerWithinHours": null', '"answerWithinHours": 24'],
    ]);
    await expect(readCompany(root)).resolves.toMatchObject({ name: 'Åsen & Sønn AS', answerWithinHours: 24 });
  });

  it('names every problem at once', async () => {
    const root = await copyContent([
      [file, '1350', '13'],
      [file, '2019', '1'],
    ]);
    await expect(readCompany(root)).rejects.toThrow(/linje 7: .*\ncontent\/company\.json, linje 17: /);
  });

  it('keeps its form service unless another one is given', async () => {
    const own = { endpoint: 'https://skjema.example.no/melding', answerIsReadable: false };
    const url = 'http://127.0.0.1:4174/';
    expect((await readCompany(root)).formService).toEqual(own);
    expect((await readCompany(root, { formEndpoint: url })).formService).toEqual({ ...own, endpoint: url });
    expect((await readCompany(root, { formAnswerIsReadable: true })).formService.answerIsReadable).toBe(true);
  });
});
