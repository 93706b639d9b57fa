import { formatAddress, mailLink, unbroken } from '../../common/format.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { phoneLink } from '../../common/phone.ts';
import { companyField, withHeading } from '../company-field.ts';
import {
  allowEmpty,
  checkbox,
  email,
  group,
  httpsAddress,
  literalText,
  markOptional,
  organisationNumber,
  phone,
  pictureName,
  postalCode,
  translated,
} from '../value-fields.ts';

const maxPersonLength = 60;

const roleOfPerson = (title: string, description: string) => literalText(title, description, maxPersonLength);

/** Titles have room for a name as long as this. */
const maxPlaceLength = 24;

const placeName = (title: string, description: string) => literalText(title, description, maxPlaceLength);

/** Titles have room for an area as long as this. */
const maxAreaLength = 27;

export const contactFields = withHeading(
  'Kontakt',
  'Vises øverst og nederst på alle sidene, og på Kontakt oss.',
  {
    name: companyField(
      literalText(
        'Firmanavn',
        'Slik det er registrert. Øverst og nederst på sidene, og i titler som har plass til det.',
      ),
      'Eksempel Maskin AS',
      { name: { description: 'firmanavnet', format: (name) => name } },
    ),
    organisationNumber: companyField(
      organisationNumber('Organisasjonsnummer', 'Ni sifre. Nederst på sidene.'),
      '999 999 999',
      { organisationNumber: { description: 'organisasjonsnummeret', format: unbroken } },
    ),
    registers: companyField(
      markOptional(
        group('Registre', 'Står ved organisasjonsnummeret nederst på sidene.', {
          vat: checkbox(
            'Merverdiavgiftsregisteret',
            'Er dere registrert, skal det stå MVA etter nummeret, også på nettsider.',
          ),
          business: checkbox('Foretaksregisteret', 'Et aksjeselskap skal skrive at det står der.'),
        }),
      ),
      { vat: false, business: false },
      {},
      { vat: true, business: true },
    ),
    phone: companyField(phone('Telefon', 'Vises slik du skriver det.'), '+47 00 11 22 33', {
      phone: { description: 'telefonnummeret', format: unbroken, href: phoneLink },
    }),
    email: companyField(email('E-post', 'Adressen kundene skriver til.'), 'firma@eksempel.test', {
      email: { description: 'e-postadressen', format: (email) => email, href: mailLink },
    }),
    facebook: companyField(
      markOptional(
        allowEmpty(httpsAddress('Facebook', 'Lenken til siden deres. Uten den vises ingen lenke.')),
      ),
      '',
    ),
    contactPerson: companyField(
      markOptional(
        group('Kontaktperson', 'Vises på Kontakt oss når navnet er skrevet. Spør først den det gjelder.', {
          name: allowEmpty(literalText('Navn', 'Den kundene snakker med.', maxPersonLength)),
          role: translated('Rolle', 'For eksempel daglig leder.', roleOfPerson, { required: null }),
          picture: pictureName.nullable().meta({
            title: 'Bilde av personen',
            description: 'Et lite bilde av ansiktet, ved siden av navnet.',
            slot: 'portrait',
          }),
        }),
      ),
      { name: '', role: { no: '', en: '' }, picture: null },
      {},
      {
        name: 'Kontaktperson'.repeat(5).slice(0, maxPersonLength),
        role: forEachLanguage(() => 'Anleggsleder'.repeat(5).slice(0, maxPersonLength)),
        picture: null,
      },
    ),
  },
);

export const addressFields = withHeading(
  'Adresse og område',
  'Vises nederst på alle sidene, på Kontakt oss, og i titler og overskrifter.',
  {
    street: companyField(literalText('Gateadresse', 'Gate og nummer.'), 'Prøveveien 3', {
      address: {
        description: 'gateadresse, postnummer og sted',
        format: (street, _language, related) => formatAddress({ ...related, street }),
      },
    }),
    postalCode: companyField(postalCode('Postnummer', 'Fire sifre.'), '1234'),
    place: companyField(
      placeName('Poststed', 'Stedet etter postnummeret, og stedet dere holder til.'),
      'Prøvestad',
      {
        place: {
          description: 'poststedet, som i «Lommedalen»',
          format: (place) => place,
          maxLengthInTitles: maxPlaceLength,
        },
      },
    ),
    area: companyField(
      translated(
        'Området',
        'Der dere tar jobber, med ordet foran: «i Bærum» eller «på Jevnaker».',
        (title, description) => literalText(title, description, maxAreaLength),
        { required: 'every' },
      ),
      { no: 'i Prøvestad', en: 'in Prøvestad' },
      {
        area: {
          description: 'området dere jobber i, med ordet foran, som i «i Bærum»',
          format: (area, language) => area[language],
          maxLengthInTitles: maxAreaLength,
        },
      },
    ),
  },
);
