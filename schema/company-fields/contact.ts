import { formatAddress, formatList, mailLink, phoneLink, unbroken } from '../../common/format.ts';
import { fact, under } from '../company-field.ts';
import {
  email,
  group,
  httpsAddress,
  list,
  optional,
  organisationNumber,
  phone,
  plain,
  postalCode,
  yes,
} from '../value-fields.ts';

/** Titles have room for a name as long as this. */
const longestPlace = 24;

const placeName = (title: string, description: string) => plain(title, description, longestPlace);

export const contactFields = under('Kontakt', 'Vises øverst og nederst på alle sidene, og på Kontakt oss.', {
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
});

export const addressFields = under(
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
    place: fact(placeName('Poststed', 'Stedet etter postnummeret, og stedet dere holder til.'), 'Prøvestad', {
      place: { means: 'poststedet, som i «Lommedalen»', write: (place) => place, short: longestPlace },
    }),
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
);
