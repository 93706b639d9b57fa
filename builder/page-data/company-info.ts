import { formatAddress, hoursLines, mailLink, phoneLink } from '../../common/format.ts';
import type { Language } from '../../common/languages.ts';
import { type Company, textVariables } from '../../schema/company.ts';
import type { CompanyInfo } from '../../src/page-data/types.ts';

/** Formats the company fields that every page shows. */
export function companyInfo(company: Company, language: Language): Omit<CompanyInfo, 'hasIllustrations'> {
  const { name, url, phone, email, facebook } = company;
  return {
    name,
    url,
    phone: { text: phone, href: phoneLink(phone) },
    email: { text: email, href: mailLink(email) },
    address: formatAddress(company),
    organisationNumber: registeredNumber(company),
    facebook,
    openingHours: hoursLines(company.openingHours, language),
  };
}

/** Returns the organisation number with the registers that the law requires beside it. */
function registeredNumber({ organisationNumber, registers }: Company): string {
  const number = registers.vat ? `NO ${organisationNumber} MVA` : organisationNumber;
  return registers.business ? `${number}, Foretaksregisteret` : number;
}

/** Formats every text variable; null for a field that the owner has left empty. */
export function formatVariables(company: Company, language: Language): Record<string, string | null> {
  const variables = Object.entries(textVariables);
  return Object.fromEntries(variables.map(([name, { format }]) => [name, format(company, language)]));
}

/** Returns the links of text variables that have one. */
export function variableLinks(company: Company): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [name, { href }] of Object.entries(textVariables)) if (href) links[name] = href(company);
  return links;
}

/** Returns links to a map of the company's address: a page, and one for a frame. */
export function mapLinks(company: Company): { page: string; frame: string } {
  const address = encodeURIComponent(formatAddress(company).replaceAll('\u00a0', ' '));
  return {
    page: `https://www.google.com/maps/search/?api=1&query=${address}`,
    frame: `https://www.google.com/maps?q=${address}&z=13&output=embed`,
  };
}
