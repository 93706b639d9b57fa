import { english } from '../../common/english.ts';
import { formatAddress, mailLink, unbroken } from '../../common/format.ts';
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
  postalCode,
  translated,
} from '../value-fields.ts';

export const contactFields = withHeading(
  'Kontakt',
  'Vises øverst og nederst på alle sidene, og på Kontakt oss.',
  {
    name: companyField(
      literalText(
        'Firmanavn',
        'Slik det er registrert. Øverst og nederst på sidene, og i titler som har plass til det.',
      ),
      { name: { description: 'firmanavnet', format: (name) => name } },
    ),
    organisationNumber: companyField(
      organisationNumber('Organisasjonsnummer', 'Ni sifre. Nederst på sidene.'),
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
    ),
    phone: companyField(phone('Telefon', 'Vises slik du skriver det.'), {
      phone: { description: 'telefonnummeret', format: unbroken, href: phoneLink },
    }),
    email: companyField(email('E-post', 'Adressen kundene skriver til.'), {
      email: { description: 'e-postadressen', format: (email) => email, href: mailLink },
    }),
    facebook: companyField(
      markOptional(
        allowEmpty(httpsAddress('Facebook', 'Lenken til siden deres. Uten den vises ingen lenke.')),
      ),
    ),
  },
);

export const addressFields = withHeading(
  'Adresse og område',
  'Vises nederst på alle sidene, på Kontakt oss, og i titler og overskrifter.',
  {
    street: companyField(literalText('Gateadresse', 'Gate og nummer.'), {
      address: {
        description: 'gateadresse, postnummer og sted',
        format: (street, _language, related) => formatAddress({ ...related, street }),
      },
    }),
    postalCode: companyField(postalCode('Postnummer', 'Fire sifre.')),
    place: companyField(literalText('Poststed', 'Stedet etter postnummeret.')),
    area: companyField(
      translated(
        'Området',
        'Der dere tar jobber, med ordet foran: «i Bærum» eller «på Jevnaker».',
        literalText,
        { required: 'every' },
      ),
      {
        area: {
          description: 'området dere jobber i, med ordet foran, som i «i Bærum»',
          // While its English waits, so does every English text that names it.
          format: (area, language) => english(area[language]) ?? '',
        },
      },
    ),
  },
);
