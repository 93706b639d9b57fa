import {
  email,
  facebook,
  icePlaningDocument,
  name,
  onCall,
  organisationNumber,
  phone,
  picturesAreIllustrations,
  place,
  postalCode,
  street,
  url,
} from '../../content/company.json';
import { formatAddress } from './format-address.ts';
import { onCallNumber, phoneLink } from './phones.ts';

declare const __BUILD_YEAR__: number;

const address = formatAddress({ street, postalCode, place });
const onCallPhone = onCallNumber({ onCall, phone });
const mapsQuery = encodeURIComponent(address.replaceAll('\u00a0', ' '));

/** The facts that components use, and the links made from them. Other facts stay out of the scripts. */
export const site = {
  name,
  phone,
  email,
  organisationNumber,
  url,
  facebook,
  icePlaningDocument,
  picturesAreIllustrations,
  address,
  phoneLink: phoneLink(phone),
  onCallPhone,
  onCallLink: phoneLink(onCallPhone),
  emailLink: `mailto:${email}`,
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${mapsQuery}`,
  mapsEmbed: `https://www.google.com/maps?q=${mapsQuery}&z=13&output=embed`,
  buildYear: __BUILD_YEAR__,
};
