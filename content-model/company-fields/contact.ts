import { formatAddress, formatList, mailLink, unbroken } from '../../common/format.ts';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import { phoneLink } from '../../common/phone.ts';
import { companyField, type RelatedFields, withHeading } from '../company-field.ts';
import {
  allowEmpty,
  checkbox,
  email,
  group,
  httpsAddress,
  list,
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

/** The longest is “in {place} and {mainArea}”. */
const maxInPlaceLength = 'in '.length + maxPlaceLength;
const maxInPlacesLength = maxInPlaceLength + ' and '.length + maxPlaceLength;

const prepositions: Record<Language, { usual: string; withPaa: string }> = {
  no: { usual: 'i', withPaa: 'på' },
  en: { usual: 'in', withPaa: 'in' },
};

const isSamePlace = (name: string, place: string) => name.toLowerCase() === place.toLowerCase();

/** Returns «i Bærum og Asker», «på Jevnaker og i Gran» or “in Bærum”, with equal places once. */
function inPlaces(places: readonly string[], language: Language, { placesWithPaa }: RelatedFields): string {
  const { usual, withPaa } = prepositions[language];
  const different = places.filter(
    (place, index) => places.findIndex((earlier) => isSamePlace(earlier, place)) === index,
  );
  const words = different.map((place) =>
    placesWithPaa.some((name) => isSamePlace(name, place)) ? withPaa : usual,
  );
  const [first] = words;
  if (words.every((word) => word === first))
    return `${first}\u00a0${formatList(different, 'conjunction', language)}`;
  const each = different.map((place, index) => `${words[index]}\u00a0${place}`);
  return formatList(each, 'conjunction', language);
}

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
        inPlace: {
          description: 'poststedet med ordet foran, som i «i Lommedalen»',
          format: (place, language, related) => inPlaces([place], language, related),
          maxLengthInTitles: maxInPlaceLength,
        },
      },
    ),
    areaServed: companyField(
      list(
        'Kommuner',
        'Der dere tar jobber. Den første står i titler og overskrifter, alle på Om oss og Kontakt.',
        placeName('Kommune', 'For eksempel Bærum.'),
        { min: 1, max: 6 },
      ),
      ['Prøvestad'],
      {
        area: {
          description: 'kommunene dere jobber i, som i «Bærum og Asker»',
          format: (places, language) => formatList(places, 'conjunction', language),
        },
        mainArea: {
          description: 'kommunen, den første på listen, som i «Bærum»',
          format: ([first = '']) => first,
          maxLengthInTitles: maxPlaceLength,
        },
        inArea: {
          description: 'kommunene med ordet foran, som i «i Bærum og Asker»',
          format: inPlaces,
        },
        inMainArea: {
          description: 'kommunen med ordet foran, som i «i Bærum»',
          format: ([first = ''], language, related) => inPlaces([first], language, related),
          maxLengthInTitles: maxInPlaceLength,
        },
        inPlaceAndMainArea: {
          description:
            'poststedet og kommunen med ordet foran, én gang hvis de er like, som i «i Lommedalen og Bærum»',
          format: ([first = ''], language, related) => inPlaces([related.place, first], language, related),
          maxLengthInTitles: maxInPlacesLength,
        },
      },
    ),
    placesWithPaa: companyField(
      markOptional(
        list(
          'Steder med «på»',
          'Heter det «på Jevnaker» og ikke «i Jevnaker», så skriv Jevnaker her. Tekstene tar ordet herfra, og «i» for andre steder.',
          placeName('Sted', 'For eksempel Jevnaker.'),
          { max: 7 },
        ),
      ),
      [],
    ),
  },
);
