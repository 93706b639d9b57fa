import type { Company } from '../../schema/company.ts';
import type { LinkMark } from '../../schema/marks.ts';
import { formatAddress } from './format-address.ts';

/** The number of the on-call phone: the firm's own, where it has no other. */
export function onCallNumber({ onCall, phone }: Pick<Company, 'onCall' | 'phone'>): string {
  return onCall.phone || phone;
}

/** The link that calls a number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** The link that writes to an address. What has a meaning of its own in a link is encoded. */
export function mailLink(email: string): string {
  return `mailto:${encodeURI(email).replace(/[?#]/g, encodeURIComponent)}`;
}

/** Pages of others that texts lead to. They are shown by their addresses, so that they can be read on paper too. */
const otherPages = {
  withdrawalForm: 'https://www.forbrukertilsynet.no/angrerettskjema',
  dataProtectionAuthority: 'https://www.datatilsynet.no',
  googlePrivacy: 'https://policies.google.com/privacy',
} as const satisfies Partial<Record<LinkMark, string>>;

/** The addresses of those pages as people write them. */
export const shownPages = Object.fromEntries(
  Object.entries(otherPages).map(([mark, address]) => [mark, address.replace(/^https:\/\/(www\.)?/, '')]),
) as Record<keyof typeof otherPages, string>;

/** Where the marks that are links lead. */
export function linksOf(company: Company): Record<LinkMark, string> {
  return {
    phone: phoneLink(company.phone),
    onCallPhone: phoneLink(onCallNumber(company)),
    email: mailLink(company.email),
    ...otherPages,
  };
}

/** The firm's address on a map: as a page of its own, and for a frame. */
export function mapLinks(company: Company): { page: string; frame: string } {
  const address = encodeURIComponent(formatAddress(company).replaceAll('\u00a0', ' '));
  return {
    page: `https://www.google.com/maps/search/?api=1&query=${address}`,
    frame: `https://www.google.com/maps?q=${address}&z=13&output=embed`,
  };
}
