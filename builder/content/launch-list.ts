import type { KeyPath } from '../../common/json.ts';
import type { Company } from '../../schema/company.ts';
import { listDrawnPictures } from '../news/news-content.ts';
import { readNews } from '../news/read-news.ts';
import { readPictures } from '../pictures/catalog.ts';
import { type CompanyOverrides, readCompany, readScreens } from './read-content.ts';

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

type Check = Omit<MissingField, 'document'> & { isMissing: (company: Company) => boolean };

const onExampleHost = (address: string) => /(^|\.)example\.(no|com|org)$/.test(new URL(address).hostname);

const checks: readonly Check[] = [
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
    isMissing: ({ facebook }) => onExampleHost(facebook) || new URL(facebook).pathname.length < 2,
    missing: 'Facebook-lenken går ikke til firmaets egen side.',
    remedy: 'Lim inn lenken til siden deres.',
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

export async function readLaunchList(root: string, overrides: CompanyOverrides = {}): Promise<LaunchReport> {
  const company = { ...(await readCompany(root)), ...overrides };
  const relevant = checks.filter(({ path: [fact = ''] }) => !(fact in overrides));
  const items: MissingField[] = relevant
    .filter(({ isMissing }) => isMissing(company))
    .map(({ path, missing, remedy }) => ({ document: 'company', path, missing, remedy }));
  const count = await countDrawnPictures(root);
  if (count > 0)
    items.push({
      document: 'pictures',
      path: [],
      missing: `${count} av bildene på sidene er fortsatt tegninger.`,
      remedy:
        'Bytt dem ut med egne bilder. Når alle er byttet, skriver du om «Året i miniatyr» på Forsiden og Galleri.',
      canWait: true,
    });
  return { items, done: relevant.length + 1 - items.length };
}

async function countDrawnPictures(root: string): Promise<number> {
  const [pictures, files, articles] = await Promise.all([
    readPictures(root),
    readScreens(root, { company: null, pictures: null }),
    readNews(root, null),
  ]);
  return listDrawnPictures({ files, articles }, (name) => pictures.value[name]?.photo).size;
}

export async function reportBeforeLaunch(root: string): Promise<{ isReady: boolean; report: string }> {
  const { items } = await readLaunchList(root);
  const describe = ({ document, path, missing, remedy }: MissingField) =>
    `- ${missing}\n  ${[document, ...path].join('.')}: ${remedy}`;
  const waiting = items.filter(({ canWait }) => canWait).map(describe);
  const needed = items.filter(({ canWait }) => !canWait).map(describe);
  const report = [
    ...(needed.length > 0 ? ['\nDette mangler før nettstedet kan legges ut:', ...needed] : []),
    ...(waiting.length > 0 ? ['\nDette kan vente:', ...waiting] : []),
  ];
  return { isReady: needed.length === 0, report: report.join('\n') };
}
