import { z } from 'zod';
import { shortMarks } from './marks.ts';
import { group, list, plain, plainOrEmpty } from './parts.ts';
import {
  date,
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

/** The facts of the firm. The site says nothing about one that is optional and empty. */
export const firmFacts = {
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
  registers: optional(
    group('Registre', 'Står ved organisasjonsnummeret nederst på sidene.', {
      vat: z.boolean().meta({
        title: 'Merverdiavgiftsregisteret',
        description: 'Er dere registrert, skal det stå MVA etter nummeret, også på nettsider.',
      }),
      business: z.boolean().meta({
        title: 'Foretaksregisteret',
        description: 'Et aksjeselskap skal skrive at det står der.',
      }),
    }),
  ),
  policyChanged: optional(
    orEmpty(date('Personvern sist endret', 'Dagen dere sist endret noe på Personvern. Vises der.')),
  ),
  processors: optional(
    group(
      'Databehandlere',
      'De som behandler personopplysninger for dere, og som dere har avtale med. Vises på Personvern.',
      {
        formService: plainOrEmpty('Skjemaleverandør', 'Navnet på skjematjenesten.'),
        webHost: plainOrEmpty('Webhotell', 'Navnet på webhotellet, eller på verten til egen tjener.'),
        mailHost: plainOrEmpty('E-post', 'De som har postkassen deres, der meldingene ender.'),
        backupHost: plainOrEmpty('Sikkerhetskopi', 'De som har sikkerhetskopien av egen tjener.'),
      },
    ),
  ),
};
