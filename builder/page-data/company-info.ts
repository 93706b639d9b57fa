import { formatAddress, hoursLines, mailLink, phoneLink } from '../../common/format.ts';
import type { Language } from '../../common/languages.ts';
import { type Company, textVariables } from '../../schema/company.ts';
import type { CompanyInfo } from '../../src/page-data/types.ts';

/** The facts that every page shows, as one language writes them. */
export function companyInfo(company: Company, language: Language): CompanyInfo {
  const { name, url, phone, email, facebook, picturesAreIllustrations } = company;
  return {
    name,
    url,
    phone: { text: phone, href: phoneLink(phone) },
    email: { text: email, href: mailLink(email) },
    address: formatAddress(company),
    organisationNumber: registeredNumber(company),
    facebook,
    openingHours: hoursLines(company.openingHours, language),
    picturesAreIllustrations,
  };
}

/** The organisation number with the registers that the law wants named beside it. */
function registeredNumber({ organisationNumber, registers }: Company): string {
  const number = registers.vat ? `NO ${organisationNumber} MVA` : organisationNumber;
  return registers.business ? `${number}, Foretaksregisteret` : number;
}

/** What every mark becomes in a language; null for a fact that the owner has left empty. */
export function formatVariables(company: Company, language: Language): Record<string, string | null> {
  const written = Object.entries(textVariables).map(([name, { format }]) => [
    name,
    format(company, language),
  ]);
  return Object.fromEntries(written);
}

/** Where the marks that are links lead. */
export function variableLinks(company: Company): Record<string, string> {
  const links = Object.entries(textVariables).flatMap(([name, { href }]) =>
    href ? [[name, href(company)]] : [],
  );
  return Object.fromEntries(links);
}

/** Links to the firm's address on a map: a page, and a frame. */
export function mapLinks(company: Company): { page: string; frame: string } {
  const address = encodeURIComponent(formatAddress(company).replaceAll('\u00a0', ' '));
  return {
    page: `https://www.google.com/maps/search/?api=1&query=${address}`,
    frame: `https://www.google.com/maps?q=${address}&z=13&output=embed`,
  };
}
