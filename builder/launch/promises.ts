import type { Company } from '../../schema/company.ts';
import { optionalFacts } from '../../schema/optional-facts.ts';
import { inWords } from '../../schema/values.ts';
import { formatUnit } from '../facts/locales.ts';

/** What the site promises its visitors, as a sentence in Norwegian, and where it is written. */
export interface SitePromise {
  sentence: string;
  /** The document on the desk, and the field in it. */
  document: string;
  path: (string | number)[];
}

/** Lists what binds the firm: what docs/product.md says of every firm, and what the owner has ticked. */
export function listPromises({ sweepingDoneBy, messageMonths, promises }: Company): SitePromise[] {
  const ticks = optionalFacts.promises.shape;
  const ticked = Object.entries(ticks).filter(([name]) => promises[name as keyof typeof ticks]);
  return [
    { sentence: 'Befaringen er gratis.', document: 'texts/shared', path: ['consultation', 'title'] },
    {
      sentence: `Vårfeiingen er ferdig til ${inWords(sweepingDoneBy)}.`,
      document: 'company',
      path: ['sweepingDoneBy'],
    },
    {
      sentence: 'Vakttelefonen er åpen hele døgnet om vinteren.',
      document: 'texts/facility',
      path: ['rows', 'onCall', 'title'],
    },
    {
      sentence: 'Dere brøyter veier, innkjørsler og parkeringsplasser.',
      document: 'texts/winter',
      path: ['rows', 'plowing', 'paragraphs', 0],
    },
    {
      sentence: `Meldinger som ikke blir til oppdrag, slettes etter ${formatUnit(messageMonths, 'month', 'no')}.`,
      document: 'company',
      path: ['messageMonths'],
    },
    {
      sentence: 'Tekniske logger slettes etter 90 dager.',
      document: 'texts/privacy',
      path: ['sections', 6, 'points', 1],
    },
    ...ticked.map(([name, tick]) => ({
      sentence: tick.meta()?.description?.replace(/ Vises på .*/, '') ?? name,
      document: 'company',
      path: ['promises', name],
    })),
  ];
}
