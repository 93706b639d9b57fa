import type { KeyPath } from '../common/json.ts';
import { parseUrl } from '../common/parse-url.ts';
import type { Company } from './company.ts';

/** A placeholder in content/, in Norwegian for the owner. */
export interface MissingField {
  document: string;
  path: KeyPath;
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
}

export interface LaunchReport {
  items: MissingField[];
  done: number;
}

type LaunchCheck = Omit<MissingField, 'document'> & { isMissing: (company: Company) => boolean };

/** An e-mail address may be typed in part. */
const onExampleHost = (address: string) =>
  /(^|\.)example\.(no|com|org)$/.test(parseUrl(address)?.hostname ?? '');

const checks: readonly LaunchCheck[] = [
  {
    path: ['name'],
    isMissing: ({ name }) => name === 'Lommedalen Vei & Grunn',
    missing: 'Firmanavnet er fortsatt eksempelet.',
    remedy: 'Skriv navnet slik det er registrert.',
  },
  {
    path: ['phone'],
    isMissing: ({ phone }) => /^0+$/.test(phone.replace(/\D/g, '').slice(-8)),
    missing: 'Telefonnummeret er bare nuller.',
    remedy: 'Skriv nummeret kundene skal ringe.',
  },
  {
    path: ['email'],
    isMissing: ({ email }) => onExampleHost(`https://${email.split('@')[1]}`),
    missing: 'E-postadressen er et eksempel og når ingen.',
    remedy: 'Skriv adressen kundene skal skrive til.',
  },
  {
    path: ['street'],
    isMissing: ({ street }) => /^gateadresse\b/i.test(street),
    missing: 'Gateadressen er fortsatt eksempelet.',
    remedy: 'Skriv gate og nummer. Postnummer og sted står på linjene under.',
  },
  {
    path: ['url'],
    isMissing: ({ url }) => onExampleHost(url),
    missing: 'Nettadressen er et eksempel, så lenker fra søkemotorer og andre ville ført ingen steder.',
    remedy: 'Skriv adressen nettstedet skal ha, for eksempel https://www.firma.no.',
  },
  {
    path: ['facebook'],
    isMissing: ({ facebook }) =>
      facebook !== '' && (onExampleHost(facebook) || new URL(facebook).pathname.length < 2),
    missing: 'Facebook-lenken går ikke til firmaets egen side.',
    remedy: 'Lim inn lenken til siden deres, eller la feltet stå tomt.',
  },
  {
    path: ['icePlaningDocument'],
    isMissing: ({ icePlaningDocument: address }) => address !== '' && onExampleHost(address),
    missing: 'Dokumentet om ishøvling, som vintersiden lenker til, finnes ikke.',
    remedy: 'Lim inn lenken til dokumentet, eller la feltet stå tomt.',
  },
  {
    path: ['formService', 'endpoint'],
    isMissing: ({ formService }) => onExampleHost(formService.endpoint),
    missing: 'Skjemaet sender til en adresse som ikke finnes, så alle meldinger ville gått tapt.',
    remedy: 'Lag en konto hos en skjematjeneste, og lim inn lenken du får der.',
  },
];

/**
 * Lists what is missing before the launch. `settled` has the company fields that the deployment decides or no page shows,
 * and `drawnPictures` counts the pictures on pages that are no photos.
 */
export function listMissing(
  company: Company,
  settled: readonly string[],
  drawnPictures: number,
): LaunchReport {
  const relevant = checks.filter(({ path: [fact = ''] }) => !settled.includes(String(fact)));
  const items: MissingField[] = relevant
    .filter(({ isMissing }) => isMissing(company))
    .map(({ path, missing, remedy }) => ({ document: 'company', path, missing, remedy }));
  if (drawnPictures > 0)
    items.push({
      document: 'pictures',
      path: [],
      missing: `${drawnPictures} av bildene på sidene er fortsatt tegninger.`,
      remedy: 'Bytt dem ut med egne bilder.',
      canWait: true,
    });
  return { items, done: relevant.length + 1 - items.length };
}
