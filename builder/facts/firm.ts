import type { Company } from '../../schema/company.ts';
import type { Firm } from '../../src/content/types.ts';
import type { Language } from '../../tables/languages.ts';
import { readableAddress } from '../schema/readable.ts';
import { formatAddress } from './format-address.ts';
import { linksOf, onCallNumber } from './links.ts';
import { type HoursWords, hoursLines } from './opening-hours.ts';

/** The facts that every page shows, as one language writes them. */
export function firmOf(company: Company, language: Language, words: HoursWords): Firm {
  const { name, url, phone, email, facebook, picturesAreIllustrations } = company;
  const links = linksOf(company);
  return {
    name,
    url,
    phone: { text: phone, href: links.phone },
    onCallPhone: { text: onCallNumber(company), href: links.onCallPhone },
    email: { text: readableAddress(email), href: links.email },
    address: formatAddress(company),
    organisationNumber: registeredNumber(company),
    facebook,
    openingHours: hoursLines(company.openingHours, language, words),
    picturesAreIllustrations,
  };
}

/** The organisation number with the registers that the law wants named beside it. */
function registeredNumber({ organisationNumber, registers }: Company): string {
  const number = registers.vat ? `NO ${organisationNumber} MVA` : organisationNumber;
  return registers.business ? `${number}, Foretaksregisteret` : number;
}
