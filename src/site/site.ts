import { site as config } from '../../site.config.ts';

declare const __BUILD_YEAR__: number;

const address = `${config.street}, ${config.postalCode} ${config.locality}`;
const mapsQuery = encodeURIComponent(address);

/** The owner's facts with the links that follow from them (SPEC section 3, contact info constants). */
export const site = {
  ...config,
  address,
  phoneLink: `tel:${config.phone.replace(/[^+\d]/g, '')}`,
  emailLink: `mailto:${config.email}`,
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${mapsQuery}`,
  mapsEmbed: `https://www.google.com/maps?q=${mapsQuery}&z=13&output=embed`,
  buildYear: __BUILD_YEAR__,
};
