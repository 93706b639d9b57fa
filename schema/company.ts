import { z } from 'zod';
import { shortMarks } from './marks.ts';
import { group, list, plain, plainOrEmpty, words } from './parts.ts';
import {
  email,
  httpsAddress,
  monthDay,
  optional,
  orEmpty,
  organisationNumber,
  origin,
  orNull,
  phone,
  postalCode,
  time,
  whole,
} from './values.ts';

/** The days of the week, in the order of opening hours. */
export const daysOfWeek = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

const thisYear = new Date().getFullYear();

const day = (title: string) =>
  orNull(
    group(title, 'Når dere åpner og stenger, hvis det er åpent.', {
      opens: time('Åpner', 'Klokkeslett, for eksempel 07:00.'),
      closes: time('Stenger', 'Klokkeslett, for eksempel 17:00.'),
    }),
  );

const season = {
  from: monthDay('Fra', 'Måned og dag, for eksempel 10-15.'),
  to: monthDay('Til', 'Måned og dag, for eksempel 04-15.'),
};

const grainSize = z
  .tuple([whole('Minst', 'Millimeter.', 1, 99), whole('Størst', 'Millimeter.', 1, 99)])
  .refine(([least, most]) => least < most, { error: 'må ha det minste tallet først' })
  .meta({ title: 'Kornstørrelse', description: 'Minste og største korn i millimeter.' });

/** Titles have room for a name as long as this (schema/marks.ts). */
const placeName = (title: string, description: string) => plain(title, description, shortMarks.place);

/** Words in every language, or in none. */
const optionalWords = (title: string, description: string) =>
  words(title, description, plainOrEmpty).refine(
    (written) => new Set(Object.values(written).map((one) => one === '')).size === 1,
    { error: 'må skrives på alle språk, eller stå tom på alle' },
  );

const reference = group('Referanse', 'Én kunde som har sagt ja til å stå her.', {
  who: plain('Hvem', 'Navnet på kunden.'),
  what: words('Hva', 'Hva dere gjorde.'),
  year: whole('År', 'Når dere gjorde det.', 1900, thisYear),
});

const price = group('Pris', 'Én pris «fra».', {
  what: words('Hva', 'Hva prisen gjelder.'),
  from: whole('Fra', 'Kroner, hele tall.', 1, 9_999_999),
  includesVat: z.boolean().meta({ title: 'Med mva.', description: 'Om mva. er med i prisen.' }),
});

const required = {
  name: plain('Firmanavn', 'Slik det er registrert. Øverst og nederst på sidene og i sidetitlene.'),
  organisationNumber: organisationNumber('Organisasjonsnummer', 'Ni sifre. Nederst på sidene.'),
  phone: phone('Telefon', 'Vises slik du skriver det.'),
  email: email('E-post', 'Adressen kundene skriver til.'),
  street: plain('Gateadresse', 'Gate og nummer.'),
  postalCode: postalCode('Postnummer', 'Fire sifre.'),
  place: placeName('Poststed', 'Stedet etter postnummeret, og stedet dere holder til.'),
  region: plain('Fylke', 'For søkemotorene.'),
  url: origin('Nettadresse', 'Adressen til nettstedet, uten skråstrek til slutt.'),
  facebook: httpsAddress('Facebook', 'Adressen til siden deres.'),
  icePlaningDocument: httpsAddress(
    'Dokument om ishøvling',
    'Adressen til dokumentet. Siden Vinterdrift lenker til det.',
  ),
  formService: group('Skjematjeneste', 'Tjenesten som tar imot meldingene fra skjemaet.', {
    endpoint: httpsAddress('Adresse', 'Adressen du får hos skjematjenesten.'),
    answerIsReadable: z.boolean().meta({
      title: 'Svaret kan leses',
      description: 'Spør den som hjelper dere. Tillater tjenesten det (CORS), får kunden vite om et nei.',
    }),
  }),
  founded: whole('Startet', 'Året dere startet.', 1900, thisYear),
  machines: whole('Maskiner', 'Hvor mange maskiner dere har.', 1, 999),
  grittingSeason: group('Strøsesong', 'Når dere strør. Kan gå over nyttår.', season),
  gritGrainSizes: list('Kornstørrelser', 'På strøgrusen.', grainSize, { min: 1 }),
  sweepingDoneBy: monthDay('Vårfeiingen ferdig', 'Siste frist: måned og dag, for eksempel 05-17.'),
  openingHours: group('Åpningstider', 'For hver dag i uken.', {
    monday: day('Mandag'),
    tuesday: day('Tirsdag'),
    wednesday: day('Onsdag'),
    thursday: day('Torsdag'),
    friday: day('Fredag'),
    saturday: day('Lørdag'),
    sunday: day('Søndag'),
  }),
  onCall: optional(
    group('Vakttelefon', 'Døgnet rundt, fra og til disse dagene.', {
      from: orEmpty(season.from),
      to: orEmpty(season.to),
      phone: orEmpty(phone('Nummer', 'Tomt når det er det samme som ellers.')),
    }),
  ),
  areaServed: list(
    'Kommuner',
    'Der dere tar jobber. Den første står i titler og overskrifter, alle på Om oss og Kontakt.',
    placeName('Kommune', 'For eksempel Bærum.'),
    { min: 1, max: 6 },
  ),
  picturesAreIllustrations: z.boolean().meta({
    title: 'Bildene er tegnet',
    description: 'Ta bort krysset når alle bildene er deres egne.',
  }),
};

/** Facts that the owner may leave empty; the site then says nothing about them. */
export const optionalFacts = {
  placesServed: optional(
    list(
      'Steder',
      'Tettsteder og nabolag i kommunene. Vises på Kontakt.',
      placeName('Sted', 'For eksempel Rykkinn.'),
      { max: 20 },
    ),
  ),
  insurance: optional(optionalWords('Forsikring', 'Selskap og sum.')),
  approvals: optional(
    list('Godkjenninger', 'For eksempel sentral godkjenning.', plain('Godkjenning', 'Navnet.')),
  ),
  references: optional(list('Referanser', 'Kunder som har sagt ja til å stå her.', reference)),
  answerWithinHours: optional(
    orNull(whole('Svartid', 'Hvor mange timer det høyst går før dere svarer.', 1, 999)),
  ),
  plowingStartsAtCm: optional(orNull(whole('Brøyting starter ved', 'Snødybde i centimeter.', 1, 99))),
  plowingDoneBy: optional(
    group('Ferdig brøytet', 'Når det er ferdig om morgenen.', {
      weekdays: orEmpty(time('Hverdager', 'Klokkeslett, for eksempel 07:00.')),
      weekends: orEmpty(time('Helger', 'Klokkeslett, for eksempel 09:00.')),
    }),
  ),
  pricesFrom: optional(list('Priser fra', 'Laveste pris, med eller uten mva.', price)),
};

/** How the desk publishes. The first word of a git target is the remote, the second the branch. */
const publishing = group('Publisering', 'Hva knappen Publiser gjør. Den som hjelper dere, setter det opp.', {
  method: z.enum(['folder', 'git', 'rsync', 'sftp']).meta({
    title: 'Måte',
    description: 'Hvordan nettstedet kommer ut på nettet.',
    choices: {
      folder: 'Lag en mappe',
      git: 'Send til Git',
      rsync: 'Last opp med rsync',
      sftp: 'Last opp med SFTP',
    },
  }),
  target: z.string().meta({
    title: 'Mål',
    description: 'Git: origin main. rsync og SFTP: bruker@tjener:/mappe. Tomt for en mappe.',
  }),
}).check(({ value: { method, target }, issues }) => {
  const wrong = targetComplaint(method, target);
  if (wrong) issues.push({ code: 'custom', input: target, path: ['target'], message: wrong });
});

function targetComplaint(method: 'folder' | 'git' | 'rsync' | 'sftp', target: string): string | undefined {
  if (method === 'folder') return target === '' ? undefined : 'må være tomt når det bare lages en mappe';
  if (method === 'git') {
    const isBranch = /^\w[\w.-]* \w[\w./-]*$/.test(target);
    return isBranch ? undefined : 'må være navnet på et fjernlager og en gren, for eksempel origin main';
  }
  const isFolder = /^\w[\w.@-]*:[\w./~-]+$/.test(target);
  return isFolder ? undefined : 'må være tjeneren og mappen, for eksempel bruker@tjener.no:/var/www/firma';
}

type Facts = z.infer<z.ZodObject<typeof required & typeof optionalFacts, z.core.$strict>>;

/** content/company.json: every fact of the firm. */
export const company = group('Firmaet', 'Alle opplysninger om firmaet, hver på ett sted.', {
  ...required,
  ...optionalFacts,
  publishing,
}).check(({ value, issues }) => {
  for (const [message, ...path] of contradictions(value)) {
    issues.push({ code: 'custom', input: value, path, message });
  }
});

export type Company = z.infer<typeof company>;

/** Facts that cannot both be true: what is wrong, and where. */
function contradictions(facts: Facts): [message: string, ...path: (string | number)[]][] {
  const { openingHours, grittingSeason, sweepingDoneBy, onCall, founded } = facts;
  const found: ReturnType<typeof contradictions> = [];
  for (const name of daysOfWeek) {
    const { opens = '', closes = '~' } = openingHours[name] ?? {};
    if (closes <= opens)
      found.push([`må være senere enn åpningstiden ${opens}`, 'openingHours', name, 'closes']);
  }
  if (daysOfWeek.every((name) => openingHours[name] === null)) {
    found.push(['må ha minst én dag som ikke er stengt', 'openingHours']);
  }
  const { from, to } = grittingSeason;
  if (from === to) found.push(['kan ikke slutte den dagen den begynner', 'grittingSeason', 'to']);
  const isInSeason =
    from < to ? from <= sweepingDoneBy && sweepingDoneBy < to : sweepingDoneBy >= from || sweepingDoneBy < to;
  if (isInSeason)
    found.push([`er midt i strøsesongen (${from} til ${to}): rett den ene av dem`, 'sweepingDoneBy']);
  if ((onCall.from === '') !== (onCall.to === '')) {
    found.push(['må ha både første og siste dag, eller ingen av dem', 'onCall']);
  }
  facts.references.forEach(({ year }, index) => {
    if (year < founded) found.push([`er før firmaet startet i ${founded}`, 'references', index, 'year']);
  });
  return found;
}
