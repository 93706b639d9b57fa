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
  withHint,
} from '../value-fields.ts';

export const contactFields = withHeading(
  'Kontakt',
  'Vises øverst og nederst på alle sidene, og på Kontakt oss.',
  {
    name: companyField(withHint('Slik det er registrert.', literalText('Firmanavn')), {
      name: { description: 'firmanavnet', format: (name) => name },
    }),
    organisationNumber: companyField(organisationNumber('Organisasjonsnummer'), {
      organisationNumber: { description: 'organisasjonsnummeret', format: unbroken },
    }),
    registers: companyField(
      markOptional(
        group('Registre', {
          vat: withHint(
            'Er dere registrert, skal det stå MVA etter nummeret.',
            checkbox('Merverdiavgiftsregisteret'),
          ),
          business: withHint('Et aksjeselskap skal skrive at det står der.', checkbox('Foretaksregisteret')),
        }),
      ),
    ),
    phone: companyField(phone('Telefon'), {
      phone: { description: 'telefonnummeret', format: unbroken, href: phoneLink },
    }),
    email: companyField(email('E-post'), {
      email: { description: 'e-postadressen', format: (email) => email, href: mailLink },
    }),
    facebook: companyField(markOptional(allowEmpty(httpsAddress('Facebook')))),
  },
);

export const addressFields = withHeading(
  'Adresse og område',
  'Vises nederst på alle sidene, på Kontakt oss, og i titler og overskrifter.',
  {
    street: companyField(literalText('Gateadresse'), {
      address: {
        description: 'adressen',
        format: (street, _language, related) => formatAddress({ ...related, street }),
      },
    }),
    postalCode: companyField(postalCode('Postnummer')),
    place: companyField(literalText('Poststed')),
    area: companyField(
      withHint(
        'Med ordet foran: «i Bærum» eller «på Jevnaker».',
        translated('Området', literalText, { required: 'every' }),
      ),
      {
        area: {
          description: 'arbeidsområdet',
          // While its English waits, so does every English text that names it.
          format: (area, language) => english(area[language]) ?? '',
        },
      },
    ),
  },
);
