import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Company } from '../../schema/company.ts';
import type { TextFiles } from '../../schema/content.ts';
import type { Pictures } from '../../schema/pictures.ts';
import { forEachLanguage, languageCodes } from '../../tables/languages.ts';
import { type ServiceName, serviceNames } from '../../tables/routes.ts';
import type { EditJson } from './firm.ts';

/** The longest content that a real firm may have: every fact filled in, every list long, photos of all shapes. */
export async function makeLongest(edit: EditJson, content: string): Promise<void> {
  edit('company.json', (company: Company) => void Object.assign(company, facts));
  for (const language of languageCodes) lengthenTexts(edit, language);
  await addPhotos(edit, path.join(content, 'pictures'));
  writeArticles(path.join(content, 'news'));
}

const both = (no: string, en: string) => ({ ...forEachLanguage(() => en), no });
const open = (opens: string, closes: string) => ({ opens, closes });
const weekday = open('06:30', '17:30');

/** Long, but true of some firm. The addresses and numbers reach nobody. */
const facts: Partial<Company> = {
  name: 'Bærum og Lommedalen Veidrift og Grunnarbeid AS',
  phone: '+47 00 12 34 56',
  email: 'kundeservice.veidrift@baerum-og-lommedalen-veidrift.example',
  street: 'Gamle Lommedalsvei nordre 128 B',
  place: 'Nordre Lommedalen',
  url: 'https://www.baerum-og-lommedalen-veidrift-og-grunnarbeid.example',
  facebook: 'https://www.facebook.example/baerumoglommedalenveidrift',
  icePlaningDocument: 'https://www.baerum-og-lommedalen-veidrift.example/ishovling-og-skraping.pdf',
  formService: { endpoint: 'https://skjema.example/f/baerum-og-lommedalen', answerIsReadable: false },
  founded: 1987,
  machines: 128,
  grittingSeason: { from: '09-28', to: '04-30' },
  gritGrainSizes: [2, 4, 8, 11].map((from) => [from, from + 4]),
  sweepingDoneBy: '05-28',
  openingHours: {
    ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday },
    ...{ friday: open('06:30', '15:45'), saturday: open('09:15', '14:45'), sunday: null },
  },
  onCall: { from: '09-28', to: '04-30', phone: '+47 00 65 43 21' },
  areaServed: ['Bærum', 'Asker', 'Nordre Follo', 'Aurskog-Høland', 'Nes og Jevnaker', 'Øvre Eiker og Modum'],
  picturesAreIllustrations: false,
  placesServed: [
    ...['Rykkinn', 'Kolsås', 'Skui', 'Bærums Verk', 'Gommerud', 'Vøyenenga', 'Slependen', 'Bekkestua'],
    ...['Østerås', 'Eiksmarka', 'Fornebu', 'Sandvika', 'Stabekk', 'Nesøya og Brønnøya', 'Heggedal'],
  ],
  contactPerson: 'Anne-Margrethe Kristoffersen-Østby',
  insurance: both('Gjensidige Forsikring ASA, ansvar 15 mill. kroner', 'Up to NOK 15 million'),
  approvals: [
    ...['Sentral godkjenning for ansvarsrett, tiltaksklasse 2', 'Fagbrev i anleggsgartnerfaget'],
    ...['ADK1 – kompetanse i anleggsarbeid for vann og avløp', 'StartBANK, revidert leverandør'],
    ...['Sertifisert trepleier (European Tree Worker)', 'Miljøfyrtårn'],
  ],
  healthAndSafety: both('HMS-kort, internkontroll og verneombud på hver byggeplass', 'HSE cards on site'),
  visitLog: both('Klokkeslett, snødybde og bilde av hvert besøk, delt med styret', 'Time and snow depth'),
  agreementTerms: both('Én sesong om gangen, tre måneders gjensidig oppsigelse', 'One season at a time'),
  references: Array.from({ length: 8 }, (_, index) => ({
    who: `Sameiet Lommedalsveien Terrasse ${index + 1} og naboene`,
    what: both('Brøyting, strøing og bortkjøring av snø', 'Plowing, gritting and snow removal'),
    year: 2018 + index,
  })),
  answerWithinHours: 48,
  plowingStartsAtCm: 12,
  plowingDoneBy: { weekdays: '06:30', weekends: '09:15' },
  pricesFrom: Array.from({ length: 10 }, (_, index) => ({
    what: both(`Brøyting av innkjørsel, pakke ${index + 1}`, `Plowing a driveway, package ${index + 1}`),
    from: 1234 * (index + 1),
    forBusinesses: index % 3 === 2,
  })),
  processors: { formService: 'Skjemaleverandøren Nordre Bærum AS', webHost: 'Webhotellet Østre Asker AS' },
};

/** Gives every page the questions of all pages, and every row many points. */
function lengthenTexts(edit: EditJson, language: string): void {
  const names = ['services', ...serviceNames] as const;
  const questions: TextFiles['services']['questions'] = [];
  for (const name of names) {
    edit(`${language}/${name}.json`, (texts: TextFiles[typeof name]) => questions.push(...texts.questions));
  }
  for (const name of names) {
    edit(`${language}/${name}.json`, (texts: TextFiles[typeof name]) => (texts.questions = questions));
  }
  const points: TextFiles['winter']['agreement']['points'] = [];
  edit(`${language}/winter.json`, ({ agreement }: TextFiles['winter']) => points.push(...agreement.points));
  for (const name of serviceNames.filter((one) => one !== 'excavation')) {
    edit(`${language}/${name}.json`, ({ rows }: TextFiles[ServiceName]) => {
      for (const row of rows) row.points.push(...points);
    });
  }
}

/** Takes a third of the pictures from photos that an owner may have: upright, turned by its phone, and panoramic. */
async function addPhotos(edit: EditJson, folder: string): Promise<void> {
  const shapes = [
    { file: 'upright.jpg', width: 1200, height: 1600, orientation: 1 },
    { file: 'turned.jpg', width: 1600, height: 1200, orientation: 6 },
    { file: 'panorama.jpg', width: 3600, height: 1100, orientation: 1 },
  ];
  for (const { file, orientation, ...size } of shapes) {
    const background = '#8a9a8f';
    const photo = sharp({ create: { ...size, channels: 3, background } }).withMetadata({ orientation });
    await photo.jpeg().toFile(path.join(folder, file));
  }
  edit('pictures/pictures.json', (pictures: Pictures) => {
    for (const [index, picture] of Object.values(pictures).entries()) {
      const shape = shapes[index % 9];
      if (shape) Object.assign(picture, { file: shape.file, photo: true });
    }
  });
}

/** Twelve articles, some of them only in Norwegian. */
function writeArticles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= 12; number++) {
    const isTranslated = number % 3 > 0;
    const english = isTranslated ? '\n[english]\n\nIt is **yellow**. Ask for a [visit](/contact).\n' : '';
    const text = `---
date: 2026-${String(number).padStart(2, '0')}-28
title: Vi har fått maskin nummer ${number}, og brøyter fra i år også i borettslagene langs Lommedalsveien
${isTranslated ? `title-en: Machine number ${number} is here, and we plow more this year\n` : ''}---
Den er **gul**, og den er *ny*. Be om [gratis befaring](/contact).

## Dette gjør den

- Brøyter, strør og feier
- Laster opp snø
${english}`;
    writeFileSync(path.join(folder, `maskin-nummer-${number}.md`), text);
  }
}
