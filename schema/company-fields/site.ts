import { formatDate, formatMonths, unbroken } from '../../common/format.ts';
import type { Language } from '../../common/languages.ts';
import { type Firm, fact, under } from '../company-field.ts';
import { date, group, httpsAddress, optional, orEmpty, origin, plain, whole, yes } from '../value-fields.ts';

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

export const aboutFields = under('Om firmaet', 'Vises på Forsiden og Om oss.', {
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
});

export const siteFields = under(
  'Nettstedet',
  'Vises på Personvern. Resten styrer skjemaet, lenkene og det som står om bildene.',
  {
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
  },
);
