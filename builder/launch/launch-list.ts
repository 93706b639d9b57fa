import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../config/site-config.ts';

/** Something that is missing before the site may be launched. */
export interface LaunchItem {
  /** The field of site.config.ts, or the name of the condition. */
  name: string;
  /** What is wrong, in plain words. */
  missing: string;
  /** What to do about it. */
  cure: string;
  file: string;
  line: number;
}

type Field = keyof SiteConfig;
type Check = [field: Field, isMissing: (config: SiteConfig) => boolean, missing: string, cure: string];

const configFile = 'site.config.ts';

const onExampleHost = (address: string) => /(^|\.)example\.(no|com|org)$/.test(new URL(address).hostname);
const onThisMachine = (address: string) => ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

const checks: readonly Check[] = [
  [
    'name',
    ({ name }) => name === 'Lommedalen Vei & Grunn',
    'The company name is the made-up one.',
    'Write the name as it is registered.',
  ],
  [
    'phone',
    ({ phone }) => /^0+$/.test(phone.replace(/\D/g, '').slice(-8)),
    'The phone number is only zeros.',
    'Write the number that customers shall call.',
  ],
  [
    'email',
    ({ email }) => onExampleHost(`https://${email.split('@')[1]}`),
    'The e-mail address reaches nobody.',
    'Write the address that customers shall write to.',
  ],
  [
    'street',
    ({ street }) => /^gateadresse\b/i.test(street),
    'The street address is the made-up one.',
    'Write street and number; postal code and place stand below it.',
  ],
  [
    'url',
    ({ url }) => onExampleHost(url),
    'The address of the site is an example, so search engines and shared links would point to nothing.',
    'Write where the site will live, for instance https://www.firma.no.',
  ],
  [
    'facebook',
    ({ facebook }) => onExampleHost(facebook) || new URL(facebook).pathname.length < 2,
    'The Facebook link does not lead to the company’s own page.',
    'Write the address of the page.',
  ],
  [
    'icePlaningDocument',
    ({ icePlaningDocument }) => onExampleHost(icePlaningDocument),
    'The document about ice planing, linked from the winter page, does not exist.',
    'Write the address of the document.',
  ],
  [
    'picturesAreIllustrations',
    ({ picturesAreIllustrations }) => picturesAreIllustrations,
    'The pictures are drawn, and their descriptions say so.',
    'Replace them with your own photos (docs/eier.md), then set this to false.',
  ],
  [
    'formEndpoint',
    ({ formEndpoint }) => onExampleHost(formEndpoint),
    'The form sends its messages to an address that does not exist, so every message would be lost.',
    'Open an account with a form service and write the address that it gives you.',
  ],
  [
    'formEndpoint',
    ({ formEndpoint }) => onThisMachine(formEndpoint),
    'The form sends its messages to this machine, which visitors cannot reach.',
    'Write the address of the form service, and unset FORM_ENDPOINT if it is set.',
  ],
  [
    'url',
    ({ url }) => !url.startsWith('https://'),
    'The site asks browsers to use https only (HSTS), but its own address is without.',
    'Write the address with https://, and have a certificate on the host.',
  ],
];

/** Every placeholder that is left. Asks nothing of the network. */
export async function readLaunchList(root: string, config: SiteConfig): Promise<LaunchItem[]> {
  const source = await readFile(path.join(root, configFile), 'utf8');
  return checks
    .filter(([, isMissing]) => isMissing(config))
    .map(([name, , missing, cure]) => ({ name, missing, cure, ...placeInConfig(source, name) }));
}

/** Where a field stands in site.config.ts. */
export function placeInConfig(source: string, field: Field): Pick<LaunchItem, 'file' | 'line'> {
  const line = source.split('\n').findIndex((text) => text.trim().startsWith(`${field}:`)) + 1;
  return { file: configFile, line };
}

/** The list for people: a line for what is missing, one for where and what to do. */
export function describeLaunchList(items: readonly LaunchItem[]): string {
  return items.map(({ missing, cure, file, line }) => `- ${missing}\n  ${file}:${line}  ${cure}`).join('\n');
}

/** For the end of a build: what a visitor of this build would meet, in one block; nothing when nothing is missing. */
export async function warnBeforeLaunch(...input: Parameters<typeof readLaunchList>): Promise<void> {
  const items = await readLaunchList(...input);
  if (items.length === 0) return;
  console.warn(`\nNot ready for launch (npm run launch-check):\n${describeLaunchList(items)}\n`);
}
