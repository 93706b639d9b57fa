import { z } from 'zod';
import { type PromiseMark, shortMarks } from './marks.ts';
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

const thisYear = new Date().getFullYear();

const day = (title: string) =>
  orNull(
    group(title, 'Når dere åpner og stenger, hvis det er åpent.', {
      opens: time('Åpner', 'Klokkeslett, for eksempel 07:00.'),
      closes: time('Stenger', 'Klokkeslett, for eksempel 17:00.'),
    }).meta({ empty: 'Stengt' }),
  );

const days = {
  monday: day('Mandag'),
  tuesday: day('Tirsdag'),
  wednesday: day('Onsdag'),
  thursday: day('Torsdag'),
  friday: day('Fredag'),
  saturday: day('Lørdag'),
  sunday: day('Søndag'),
};
export type DayOfWeek = keyof typeof days;
/** The days of the week, in the order of opening hours. */
export const daysOfWeek = Object.keys(days) as DayOfWeek[];

const season = {
  from: monthDay('Fra', 'Første dag.'),
  to: monthDay('Til', 'Siste dag.'),
};

const grainSize = z
  .tuple([whole('Minst', 'Millimeter.', 1, 99), whole('Størst', 'Millimeter.', 1, 99)])
  .refine(([least, most]) => least < most, { error: 'må ha det minste tallet først' })
  .meta({ title: 'Kornstørrelse', description: 'Minste og største korn i millimeter.' });

/** Titles have room for a name as long as this (schema/marks.ts). */
const placeName = (title: string, description: string) => plain(title, description, shortMarks.place);

/** Words in every language, or in none. */
const optionalWords = (title: string, description: string) =>
  words(title, description, (label, hint) => plainOrEmpty(label, hint, 140)).refine(
    (written) => new Set(Object.values(written).map((one) => one === '')).size === 1,
    { error: 'må skrives på begge språk, eller stå tom på begge' },
  );

const reference = group('Referanse', 'En kunde som har sagt ja til å stå på nettstedet.', {
  who: plain('Hvem', 'Navnet på kunden.'),
  what: words('Hva', 'Hva dere gjorde.'),
  year: whole('År', 'Når dere gjorde det.', 1900, thisYear),
});

/** Prices shown to consumers include VAT (prisopplysningsforskriften § 3), so only one for businesses can be without. */
const price = group('Pris', 'Det noe koster, fra.', {
  what: words('Hva', 'Hva prisen gjelder.'),
  from: whole('Fra', 'Hele kroner, med mva. hvis ikke prisen bare gjelder bedrifter.', 1, 9_999_999),
  forBusinesses: z.boolean().meta({
    title: 'Bare for bedrifter',
    description: 'Prisen er uten mva., og det står at den gjelder bedrifter. Til private skal mva. være med.',
  }),
});

/** Facts that every firm has. */
export const requiredFacts = {
  name: plain(
    'Firmanavn',
    'Slik det er registrert. Øverst og nederst på sidene, og i titler som har plass til det.',
  ),
  organisationNumber: organisationNumber('Organisasjonsnummer', 'Ni sifre. Nederst på sidene.'),
  phone: phone('Telefon', 'Vises slik du skriver det.'),
  email: email('E-post', 'Adressen kundene skriver til.'),
  street: plain('Gateadresse', 'Gate og nummer.'),
  postalCode: postalCode('Postnummer', 'Fire sifre.'),
  place: placeName('Poststed', 'Stedet etter postnummeret, og stedet dere holder til.'),
  region: plain('Fylke', 'For søkemotorene.'),
  url: origin('Nettadresse', 'Adressen til nettstedet, uten skråstrek til slutt.'),
  facebook: httpsAddress('Facebook', 'Lenken til siden deres.'),
  icePlaningDocument: httpsAddress(
    'Dokument om ishøvling',
    'Lenken til dokumentet. Siden Vinterdrift viser den.',
  ),
  formService: group('Skjematjeneste', 'Tjenesten som tar imot meldingene fra skjemaet.', {
    endpoint: httpsAddress('Lenke', 'Lenken dere får hos skjematjenesten.'),
    answerIsReadable: z.boolean().meta({
      title: 'Si fra til kunden når meldingen blir avvist',
      description: 'Går bare med noen tjenester. Spør den som hjelper dere.',
    }),
  }),
  founded: whole('Startet', 'Året dere startet.', 1900, thisYear),
  machines: whole('Maskiner', 'Hvor mange maskiner dere har.', 1, 999),
  grittingSeason: group('Strøsesong', 'Når dere strør. Kan gå over nyttår.', season),
  gritGrainSizes: list('Kornstørrelser', 'På strøgrusen.', grainSize, { min: 1, max: 8 }),
  sweepingDoneBy: monthDay('Vårfeiingen ferdig', 'Siste frist.'),
  openingHours: group('Åpningstider', 'For hver dag i uken.', days),
  onCall: optional(
    group(
      'Vakttelefon',
      'Perioden med døgnvakt, og nummeret. Perioden vises på Vinterdrift og Eiendomsforvaltning.',
      {
        from: orEmpty(season.from),
        to: orEmpty(season.to),
        phone: orEmpty(phone('Nummer', 'La det stå tomt hvis det er det vanlige nummeret.')),
      },
    ),
  ),
  areaServed: list(
    'Kommuner',
    'Der dere tar jobber. Den første står i titler og overskrifter, alle på Om oss og Kontakt.',
    placeName('Kommune', 'For eksempel Bærum.'),
    { min: 1, max: 6 },
  ),
  messageMonths: whole(
    'Meldinger slettes etter',
    'Måneder. Gjelder meldinger som ikke blir til oppdrag. Står på Personvern.',
    1,
    60,
  ),
  picturesAreIllustrations: z.boolean().meta({
    title: 'Bildene er tegnet',
    description: 'Ta bort krysset når alle bildene er deres egne.',
  }),
};

const forBoards = 'Vises på Tjenester, under For styret.';

const promise = (title: string, description: string) => z.boolean().meta({ title, description });

/** What binds the firm beyond what every page says. Texts name each by its mark (schema/marks.ts). */
const promises = {
  priceAgreedFirst: promise(
    'Avtalt pris før start',
    'Prisen, eller hvordan den regnes ut, er avtalt før dere starter. Vises på Om oss.',
  ),
  priceInWriting: promise(
    'Prisen skriftlig',
    'Kunden får prisen skriftlig når hun ber om det. Vises på Om oss og Tjenester.',
  ),
  cablesLocated: promise(
    'Kabler påvist',
    'Dere får kabler og rør påvist før dere graver. Vises på Om oss og Graving og grunnarbeid.',
  ),
  stumpsGround: promise(
    'Stubben frest',
    'Når dere feller et tre, freser dere stubben også. Vises på Om oss og Trepleie.',
  ),
} satisfies Record<PromiseMark, z.ZodBoolean>;

/** Facts that the owner may leave empty; the site then says nothing about them. */
export const optionalFacts = {
  promises: optional(
    group('Løfter', 'Kryss av det dere holder i hver jobb. Uten kryss nevner ikke nettstedet det.', promises),
  ),
  placesServed: optional(
    list(
      'Steder',
      'Tettsteder og nabolag i kommunene. Vises på Kontakt.',
      placeName('Sted', 'For eksempel Rykkinn.'),
      { max: 20 },
    ),
  ),
  contactPerson: optional(
    plainOrEmpty('Kontaktperson', `Navnet på den som følger opp borettslag og sameier. ${forBoards}`),
  ),
  insurance: optional(optionalWords('Forsikring', `Selskap og sum. ${forBoards}`)),
  approvals: optional(
    list(
      'Godkjenninger',
      `For eksempel sentral godkjenning. ${forBoards}`,
      plain('Godkjenning', 'Navnet på den.'),
      { max: 12 },
    ),
  ),
  healthAndSafety: optional(optionalWords('HMS', `For eksempel HMS-kort og internkontroll. ${forBoards}`)),
  visitLog: optional(
    optionalWords('Logg', `Hva dere noterer ved hvert besøk, og hvem som får se det. ${forBoards}`),
  ),
  agreementTerms: optional(
    optionalWords('Avtaletid og oppsigelse', `For eksempel én sesong, tre måneders oppsigelse. ${forBoards}`),
  ),
  references: optional(
    list('Referanser', `Kunder som har sagt ja til å stå på nettstedet. ${forBoards}`, reference, {
      max: 12,
    }),
  ),
  answerWithinHours: optional(
    orNull(whole('Lengste svartid, i timer', 'Vises over skjemaet på Kontakt oss.', 1, 999)),
  ),
  plowingStartsAtCm: optional(
    orNull(whole('Brøytingen starter ved', 'Snødybde i centimeter. Vises på Vinterdrift.', 1, 99)),
  ),
  plowingDoneBy: optional(
    group('Ferdig brøytet', 'Klokken om morgenen. Vises på Vinterdrift.', {
      weekdays: orEmpty(time('Hverdager', 'Klokkeslett, for eksempel 07:00.')),
      weekends: orEmpty(time('Helger', 'Klokkeslett, for eksempel 09:00.')),
    }),
  ),
  pricesFrom: optional(
    list('Priser fra', 'Laveste pris. Til private: alltid med mva. Vises på Tjenester.', price, { max: 20 }),
  ),
  processors: optional(
    group('Databehandlere', 'De som behandler opplysninger for dere. Vises på Personvern.', {
      formService: plainOrEmpty('Skjemaleverandør', 'Navnet på skjematjenesten.'),
      webHost: plainOrEmpty('Webhotell', 'Navnet på webhotellet, eller på verten til egen tjener.'),
      mailHost: plainOrEmpty(
        'E-post',
        'De som har postkassen deres, når meldinger sendes dit fra egen tjener.',
      ),
      backupHost: plainOrEmpty('Sikkerhetskopi', 'De som har sikkerhetskopien av egen tjener.'),
    }),
  ),
};
