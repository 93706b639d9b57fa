import { z } from 'zod';
import {
  type DayOfWeek,
  formatAddress,
  formatDate,
  formatList,
  formatMonthDay,
  formatMonths,
  formatSeason,
  hoursInSentence,
  mailLink,
  phoneLink,
  unbroken,
} from '../common/format.ts';
import type { Language } from '../common/languages.ts';
import { type Firm, fact, under } from './company-field.ts';
import {
  date,
  email,
  group,
  httpsAddress,
  list,
  monthDay,
  optional,
  orEmpty,
  organisationNumber,
  origin,
  phone,
  plain,
  postalCode,
  time,
  whole,
} from './value-fields.ts';

const hours = {
  opens: time('Åpner', 'Klokkeslett, for eksempel 07:00.'),
  closes: time('Stenger', 'Klokkeslett, for eksempel 17:00.'),
};
const day = (title: string) => {
  const description = 'Når dere åpner og stenger, hvis det er åpent.';
  return group(title, description, hours).nullable().meta({ title, description, empty: 'Stengt' });
};

const days = {
  monday: day('Mandag'),
  tuesday: day('Tirsdag'),
  wednesday: day('Onsdag'),
  thursday: day('Torsdag'),
  friday: day('Fredag'),
  saturday: day('Lørdag'),
  sunday: day('Søndag'),
} satisfies Record<DayOfWeek, z.ZodType>;

const season = {
  from: monthDay('Fra', 'Første dag.'),
  to: monthDay('Til', 'Siste dag.'),
};

const grainSize = z
  .tuple([whole('Minst', 'Millimeter.', 1, 99), whole('Størst', 'Millimeter.', 1, 99)])
  .refine(([least, most]) => least < most, { error: 'må ha det minste tallet først' })
  .meta({ title: 'Kornstørrelse', description: 'Minste og største korn i millimeter.' });

/** Titles have room for a name as long as this. */
const longestPlace = 24;
const placeName = (title: string, description: string) => plain(title, description, longestPlace);

const yes = (title: string, description: string) => z.boolean().meta({ title, description });
const open = (opens: string, closes: string) => ({ opens, closes });
type Hours = ReturnType<typeof open>;
const week = (weekday: Hours, friday = weekday, saturday: Hours | null = null) => ({
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday },
  ...{ friday, saturday, sunday: null },
});

const machinesInWords = {
  no: (count: number) => `${count} ${count === 1 ? 'maskin' : 'maskiner'}`,
  en: (count: number) => `${count} ${count === 1 ? 'machine' : 'machines'}`,
} satisfies Record<Language, (count: number) => string>;

const formProvider: Readonly<Record<Language, string>> = {
  no: 'en ekstern skjemaleverandør',
  en: 'an external form provider',
};

const isOwnForm = ({ formService, url }: Firm) =>
  new URL(formService.endpoint, url).origin === new URL(url).origin;

/** The mark of somebody who handles personal data, left out where the firm has none. */
const processor = (means: string, name: 'mailHost' | 'backupHost' | 'webHost') => ({
  means,
  write: (processors: Readonly<Record<typeof name, string>>) => processors[name],
  optional: true as const,
});

/** The facts of the firm in the order of the desk. The site says nothing about empty ones. */
export const facts = {
  ...under('Kontakt', 'Vises øverst og nederst på alle sidene, og på Kontakt oss.', {
    name: fact(
      plain(
        'Firmanavn',
        'Slik det er registrert. Øverst og nederst på sidene, og i titler som har plass til det.',
      ),
      'Eksempel Maskin AS',
      { name: { means: 'firmanavnet', write: (name) => name } },
    ),
    organisationNumber: fact(
      organisationNumber('Organisasjonsnummer', 'Ni sifre. Nederst på sidene.'),
      '999 999 999',
      { organisationNumber: { means: 'organisasjonsnummeret', write: unbroken } },
    ),
    registers: fact(
      optional(
        group('Registre', 'Står ved organisasjonsnummeret nederst på sidene.', {
          vat: yes(
            'Merverdiavgiftsregisteret',
            'Er dere registrert, skal det stå MVA etter nummeret, også på nettsider.',
          ),
          business: yes('Foretaksregisteret', 'Et aksjeselskap skal skrive at det står der.'),
        }),
      ),
      { vat: false, business: false },
      {},
      { vat: true, business: true },
    ),
    phone: fact(phone('Telefon', 'Vises slik du skriver det.'), '+47 00 11 22 33', {
      phone: { means: 'telefonnummeret', write: unbroken, link: phoneLink },
    }),
    email: fact(email('E-post', 'Adressen kundene skriver til.'), 'firma@eksempel.test', {
      email: { means: 'e-postadressen', write: (email) => email, link: mailLink },
    }),
    facebook: fact(httpsAddress('Facebook', 'Lenken til siden deres.'), 'https://facebook.test/eksempel'),
  }),
  ...under(
    'Adresse og område',
    'Vises nederst på alle sidene, på Kontakt oss, og i titler og overskrifter.',
    {
      street: fact(plain('Gateadresse', 'Gate og nummer.'), 'Prøveveien 3', {
        address: {
          means: 'gateadresse, postnummer og sted',
          write: (street, _language, firm) => formatAddress({ ...firm, street }),
        },
      }),
      postalCode: fact(postalCode('Postnummer', 'Fire sifre.'), '1234'),
      place: fact(
        placeName('Poststed', 'Stedet etter postnummeret, og stedet dere holder til.'),
        'Prøvestad',
        { place: { means: 'poststedet, som i «Lommedalen»', write: (place) => place, short: longestPlace } },
      ),
      region: fact(plain('Fylke', 'For søkemotorene.'), 'Prøvefylket'),
      areaServed: fact(
        list(
          'Kommuner',
          'Der dere tar jobber. Den første står i titler og overskrifter, alle på Om oss og Kontakt.',
          placeName('Kommune', 'For eksempel Bærum.'),
          { min: 1, max: 6 },
        ),
        ['Prøvestad'],
        {
          area: {
            means: 'områdene dere jobber i, som i «Bærum og Asker»',
            write: (places, language) => formatList(places, 'conjunction', language),
          },
          mainArea: {
            means: 'det første av områdene, som i «Bærum»',
            write: ([first = '']) => first,
            short: longestPlace,
          },
        },
      ),
    },
  ),
  ...under('Åpningstider og vakt', 'Vises på Kontakt oss, Vinterdrift og Eiendomsforvaltning.', {
    openingHours: fact(
      group('Åpningstider', 'For hver dag i uken.', days),
      week(open('07:00', '16:00')),
      { hours: { means: 'åpningstidene, som i «hverdager 07.00–17.00»', write: hoursInSentence } },
      week(open('06:30', '17:30'), open('06:30', '15:45'), open('09:15', '14:45')),
    ),
    onCall: fact(
      optional(
        group('Vakttelefon', 'Perioden med døgnvakt. Vises på Vinterdrift og Eiendomsforvaltning.', {
          from: orEmpty(season.from),
          to: orEmpty(season.to),
        }),
      ),
      { from: '', to: '' },
      {
        onCallSeason: {
          means: 'når vakttelefonen er åpen, som i «15. november–1. april»',
          write: (onCall, language) => (onCall.from === '' ? '' : formatSeason(onCall, language)),
          optional: true,
        },
      },
    ),
  }),
  ...under('Sesong og frister', 'Vises på Forsiden, Vinterdrift og Feietjenester.', {
    grittingSeason: fact(
      group('Strøsesong', 'Når dere strør. Kan gå over nyttår.', season),
      { from: '11-01', to: '04-01' },
      {
        grittingSeasonShort: {
          means: 'strøsesongen med korte månedsnavn, som i «15. okt. – 15. apr.»',
          write: (value, language) => formatSeason(value, language, 'short'),
        },
        grittingFrom: {
          means: 'første dag i strøsesongen',
          write: ({ from }, language) => formatMonthDay(from, language),
          short: 13,
        },
        grittingTo: {
          means: 'siste dag i strøsesongen',
          write: ({ to }, language) => formatMonthDay(to, language),
          short: 13,
        },
      },
      { from: '09-28', to: '04-30' },
    ),
    gritGrainSizes: fact(
      list('Kornstørrelser', 'På strøgrusen.', grainSize, { min: 1, max: 8 }),
      [
        [2, 4],
        [4, 8],
      ],
      {
        grainSizes: {
          means: 'kornstørrelsene, som i «2–4 mm eller 4–8 mm»',
          write: (sizes, language) => {
            const grains = sizes.map(([least, most]) => `${least}–${most}\u00a0mm`);
            return formatList(grains, 'disjunction', language);
          },
        },
      },
      Array.from({ length: 8 }, (_, index): [number, number] => [index + 10, 99]),
    ),
    sweepingDoneBy: fact(
      monthDay('Vårfeiingen ferdig', 'Siste frist.'),
      '05-20',
      {
        sweepingDoneBy: {
          means: 'når vårfeiingen er ferdig, som i «17. mai»',
          write: (day, language) => formatMonthDay(day, language),
          short: 13,
        },
      },
      '08-28',
    ),
    icePlaningDocument: fact(
      httpsAddress('Dokument om ishøvling', 'Lenken til dokumentet. Siden Vinterdrift viser den.'),
      'https://eksempel.test/is.pdf',
    ),
  }),
  ...under('Om firmaet', 'Vises på Forsiden og Om oss.', {
    founded: fact(
      whole('Startet', 'Året dere startet.', 1900, new Date().getFullYear()),
      2001,
      { founded: { means: 'året dere startet', write: String, short: 4 } },
      1900,
    ),
    machines: fact(whole('Maskiner', 'Hvor mange maskiner dere har.', 1, 999), 3, {
      machines: { means: 'antall maskiner', write: String, short: 3 },
      fleet: {
        means: 'antall maskiner med ordet, som i «12 maskiner»',
        write: (count, language) => unbroken(machinesInWords[language](count)),
        short: 12,
      },
    }),
  }),
  ...under('Nettstedet', 'Vises på Personvern. Resten styrer skjemaet, lenkene og det som står om bildene.', {
    url: fact(
      origin('Nettadresse', 'Adressen til nettstedet, uten skråstrek til slutt.'),
      'https://eksempel.test',
    ),
    formService: fact(
      group('Skjematjeneste', 'Tjenesten som tar imot meldingene fra skjemaet.', {
        endpoint: httpsAddress('Lenke', 'Lenken dere får hos skjematjenesten.'),
        answerIsReadable: yes(
          'Si fra til kunden når meldingen blir avvist',
          'Går bare med noen tjenester. Spør den som hjelper dere.',
        ),
      }),
      { endpoint: 'https://skjema.test/send', answerIsReadable: false },
    ),
    processors: fact(
      optional(
        group(
          'Databehandlere',
          'De som behandler personopplysninger for dere, og som dere har avtale med. Vises på Personvern.',
          {
            formService: orEmpty(plain('Skjemaleverandør', 'Navnet på skjematjenesten.')),
            webHost: orEmpty(plain('Webhotell', 'Navnet på webhotellet, eller på verten til egen tjener.')),
            mailHost: orEmpty(plain('E-post', 'De som har postkassen deres, der meldingene ender.')),
            backupHost: orEmpty(plain('Sikkerhetskopi', 'De som har sikkerhetskopien av egen tjener.')),
          },
        ),
      ),
      { formService: '', webHost: '', mailHost: '', backupHost: '' },
      {
        formService: {
          means: 'den eksterne skjemaleverandøren, med eller uten navn',
          write: ({ formService: name }, language, firm) => {
            const named = name === '' ? formProvider[language] : `${formProvider[language]} (${name})`;
            return isOwnForm(firm) ? '' : named;
          },
          optional: true,
        },
        formProvider: {
          means: 'navnet på skjemaleverandøren',
          write: ({ formService }, _language, firm) => (isOwnForm(firm) ? '' : formService),
          optional: true,
        },
        mailHost: processor('navnet på dem som har postkassen', 'mailHost'),
        backupHost: processor('navnet på dem som har sikkerhetskopien', 'backupHost'),
        webHost: processor('navnet på webhotellet', 'webHost'),
      },
    ),
    messageMonths: fact(
      whole(
        'Meldinger slettes etter',
        'Måneder. Gjelder meldinger som ikke blir til oppdrag. Står på Personvern.',
        1,
        60,
      ),
      6,
      {
        messageMonths: {
          means: 'hvor lenge meldinger blir tatt vare på, som i «12 måneder»',
          write: formatMonths,
        },
      },
    ),
    policyChanged: fact(
      optional(
        orEmpty(date('Personvern sist endret', 'Dagen dere sist endret noe på Personvern. Vises der.')),
      ),
      '',
      {
        policyChanged: {
          means: 'dagen Personvern sist ble endret',
          write: (day, language) => (day === '' ? '' : formatDate(day, language)),
          optional: true,
        },
      },
    ),
    picturesAreIllustrations: fact(
      yes('Bildene er tegnet', 'Ta bort krysset når alle bildene er deres egne.'),
      false,
    ),
  }),
};
