import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../builder/content/read-site.ts';
import { copyContent } from '../../builder/testing/content-copy.ts';
import { textFile, textNames } from '../../schema/content.ts';
import { languageCodes } from '../../tables/languages.ts';

const screenNames = textNames.filter((name) => name !== 'shared');
const root = path.join(import.meta.dirname, '../..');
const { company, texts, catalogue, content } = await readSite(root);

/** Every text below a value with its address. `group` is the text with those it shows together with. */
function textsIn(
  value: unknown,
  address: string,
  group = '',
): { address: string; text: string; group: string }[] {
  if (typeof value === 'string') return [{ address, text: value, group: group || value }];
  if (typeof value !== 'object' || value === null) return [];
  const isGroup = !Array.isArray(value);
  const together = isGroup ? Object.values(value).filter((one) => typeof one === 'string') : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${address}.${key}`, together.join(' ')),
  );
}

const all = languageCodes.map((language) => {
  const ofPictures = [...catalogue].map(([name, { alt, caption }]) => [
    `pictures.${name}`,
    { alt: alt[language], caption: caption[language] },
  ]);
  const shown = { ...texts[language], ...Object.fromEntries(ofPictures) };
  return { language, texts: texts[language], lines: textsIn(shown, language) };
});

describe.each(all)('in $language', ({ language, texts, lines }) => {
  const matching = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text));

  it('the phone is open around the clock in winter only', () => {
    const roundTheClock = matching(/24\/7|døgn|around the clock|day and night|at all hours/i);
    expect(roundTheClock.length).toBeGreaterThan(5);
    expect(roundTheClock.filter(({ group }) => !/vint|winter/i.test(group))).toEqual([]);
  });

  it('Lommedalen is a part of Bærum', () => {
    expect(matching(/Bærum (og|and) Lommedalen|Lommedalen (og|and) Bærum/)).toEqual([]);
  });

  it('every mark is filled but those that the page itself replaces', () => {
    expect(matching(/\{(?!(number|label|service|what|price)\})/)).toEqual([]);
  });

  it('titles and summaries fit search results, and each is used once', () => {
    const metas = screenNames.map((name) => texts[name].meta);
    const beside = metas.map(({ title }) => title.replace(company.name, '').length);
    expect(Math.min(...beside)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...beside)).toBeLessThanOrEqual(40);
    for (const { description } of metas) expect(description).toMatch(/^.{70,160}$/);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });

  it('what the specification quotes is word for word', () => {
    const { contact, 'not-found': notFound, shared } = texts;
    const { consent, consentRequired, failure, success } = contact.form;
    const no = [
      ['Samtykke påkrevd', 'Du må godta at opplysningene brukes til kontakt'],
      ['Feil', 'Det oppstod en feil ved sending av meldingen. Prøv igjen eller ring direkte.'],
      ['Melding sendt!', 'Vi vil ta kontakt med deg snart.'],
      ['Oops! Page not found', 'Laget for nordisk klima'],
    ];
    const en = [
      ['Consent required', 'You must agree that the information will be used for contact'],
      ['Error', 'An error occurred while sending the message. Please try again or call directly.'],
      ['Message sent!', 'We will contact you soon.'],
      ['Oops! Page not found', 'Designed for Nordic climate'],
    ];
    expect([
      ...[consentRequired, failure, success].map(({ title, text }) => [title, text]),
      [notFound.title, shared.footer.climate],
    ]).toEqual({ no, en }[language]);
    if (language === 'en')
      expect(consent).toBe('I agree that my information will be used to process this request.');
  });

  it('facts are named by their marks, not repeated', async () => {
    const literal = [company.name, company.phone, company.organisationNumber, String(company.founded)];
    const spelled = new RegExp(
      `\\b${company.machines}.(maskiner|machines)|\\d\\.? ?(okt|apr|mai|May|Oct)|\\d[.:]00|\\d–\\d\\smm`,
    );
    for (const name of textNames) {
      const file = textFile(name, language);
      const source = JSON.parse(await readFile(path.join(root, file), 'utf8'));
      for (const { address, text } of textsIn(source, file)) {
        for (const fact of literal) expect(text, address).not.toContain(fact);
        expect(text, address).not.toMatch(spelled);
      }
    }
  });
});

it('the English is American', () => {
  const british = [
    /(col|neighb|fav|lab|harb|behavi)our|(organ|real|recogn|special|author|minim|util)is(e|ing|ation|ed)\b/,
    /\b(centi|kilo)?metres?\b|\bcentre|\b(kerb|tyre|plough|cheque|cellar|pavement|grey|whilst)/,
    /\b(enquir|licence|programme|car park|travelling|cancelled|fulfil\b|in brackets|round the clock)/,
    /\b(after|to|for)wards\b/,
  ];
  const [, en] = all;
  expect(en?.language).toBe('en');
  // Only the British leave the first letter out.
  const lines = en?.lines.map(({ address, text }) => ({
    address,
    text: text.replace('around the clock', ''),
  }));
  for (const pattern of british) {
    expect(lines?.filter(({ text }) => new RegExp(pattern, 'i').test(text))).toEqual([]);
  }
});

describe('what the owner may leave empty', () => {
  const values = {
    placesServed: ['Rykkinn', 'Skui'],
    insurance: { no: 'ti millioner', en: 'ten million' },
    approvals: ['Godkjenning Æ'],
    references: [{ who: 'Borettslaget Ø', what: { no: 'brøyting', en: 'plowing' }, year: 2024 }],
    answerWithinHours: 31,
    plowingStartsAtCm: 7,
    plowingDoneBy: { weekdays: '05:40', weekends: '09:50' },
    pricesFrom: [{ what: { no: 'Stubbe', en: 'Stump' }, from: 2500, includesVat: true }],
    onCall: { from: '11-21', to: '04-02', phone: '+47 11 11 11 11' },
  };
  const shown = {
    no: ['Rykkinn og Skui', 'ti millioner', '31 timer', '2 500 kr', '21. november–2. april'],
    en: ['Rykkinn and Skui', 'ten million', '31 hours', 'NOK 2,500', '21 November–2 April'],
  };
  const inBoth = ['Godkjenning Æ', 'Borettslaget Ø', '7 cm', '05:40', '09:50', '+47 11 11 11 11'];

  it('is on the pages once it is filled in, and not before', async () => {
    const copy = await copyContent();
    const file = path.join(copy, 'content/company.json');
    const facts = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...facts, ...values }));
    const filled = await readSite(copy);
    for (const language of languageCodes) {
      const wordsOf = (files: ReadonlyMap<string, string>) =>
        [...files]
          .filter(([address]) => address.includes(`/${language}/`))
          .map(([, json]) => json.replaceAll('\u00a0', ' '))
          .join();
      for (const value of [...shown[language], ...inBoth]) {
        expect(wordsOf(filled.content.files)).toContain(value);
        expect(wordsOf(content.files)).not.toContain(value);
      }
    }
  });
});
