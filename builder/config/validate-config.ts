import { BuildFailure } from '../failure.ts';
import type { SiteConfig } from './site-config.ts';

const file = 'site.config.ts';

type Check = { test: (value: string) => boolean; cure: string };

const filled: Check = { test: (value) => value.trim() !== '', cure: 'must not be empty' };
const httpsAddress: Check = {
  test: (value) => isAddress(value, ['https:']),
  cure: 'must be an address that begins with https://, for instance https://www.example.no',
};

const checks: { [Key in keyof SiteConfig as SiteConfig[Key] extends string ? Key : never]: Check } = {
  name: filled,
  street: filled,
  locality: filled,
  phone: {
    test: (value) => /^\+?[\d ]+$/.test(value) && value.replace(/\D/g, '').length >= 8,
    cure: 'must be a phone number of at least eight digits, with spaces and a leading + at most, for instance +47 00 00 00 00',
  },
  email: {
    test: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(value),
    cure: 'must be an e-mail address, for instance post@example.no',
  },
  postalCode: { test: (value) => /^\d{4}$/.test(value), cure: 'must be four digits, for instance 1350' },
  organisationNumber: {
    test: isOrganisationNumber,
    cure: 'must be a Norwegian organisation number of nine digits whose last one checks the others',
  },
  url: {
    test: (value) => isAddress(value, ['https:']) && new URL(value).origin === value,
    cure: 'must be the address of the site, https:// and the host alone, without a slash at the end',
  },
  facebook: httpsAddress,
  icePlaningDocument: httpsAddress,
  formEndpoint: {
    test: isFormEndpoint,
    cure: 'must be the https:// address of the form service (http:// only for 127.0.0.1 or localhost)',
  },
};

/** Throws a sentence that names the field of site.config.ts, or the variable, that is malformed. */
export function validateConfig(
  config: SiteConfig,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  for (const [field, { test, cure }] of Object.entries(checks)) {
    const value: unknown = config[field as keyof typeof checks];
    if (typeof value !== 'string' || !test(value)) {
      throw new BuildFailure(`${file}: ${field} ${cure}. It is now ${JSON.stringify(value)}.`);
    }
  }
  for (const field of ['formAnswerIsReadable', 'picturesAreIllustrations'] as const) {
    if (typeof config[field] !== 'boolean')
      throw new BuildFailure(`${file}: ${field} must be true or false.`);
  }
  const { FORM_ENDPOINT: endpoint, FORM_ANSWER_IS_READABLE: readable } = environment;
  if (endpoint !== undefined && !isFormEndpoint(endpoint)) {
    throw new BuildFailure(`FORM_ENDPOINT in the environment ${checks.formEndpoint.cure}.`);
  }
  if (readable !== undefined && readable !== 'true' && readable !== 'false') {
    throw new BuildFailure(
      `FORM_ANSWER_IS_READABLE in the environment must be true or false, and not "${readable}".`,
    );
  }
}

function isAddress(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isFormEndpoint(value: string): boolean {
  if (isAddress(value, ['https:'])) return true;
  return isAddress(value, ['http:']) && ['127.0.0.1', 'localhost'].includes(new URL(value).hostname);
}

/** The last digit of nine is a check digit, modulo 11 (the rule of Brønnøysundregistrene). */
function isOrganisationNumber(value: string): boolean {
  const digits = value.replace(/ /g, '');
  if (!/^\d{9}$/.test(digits)) return false;
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
}
