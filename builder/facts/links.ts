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

/** Where the marks that are links lead. */
export function linksOf(company: Company): Record<LinkMark, string> {
  return {
    phone: phoneLink(company.phone),
    onCallPhone: phoneLink(onCallNumber(company)),
    email: `mailto:${company.email}`,
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
