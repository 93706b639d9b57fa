import type { z } from 'zod';
import { daysOfWeek, firmFacts } from './facts.ts';
import { group } from './parts.ts';
import { inWords } from './values.ts';

const facts = group('Firmaet', 'Alle opplysninger om firmaet, hver på ett sted.', firmFacts);

export type Company = z.infer<typeof facts>;

/** content/company.json: every fact of the firm. */
export const company = facts.check(({ value, issues }) => {
  for (const [message, ...path] of contradictions(value)) {
    issues.push({ code: 'custom', input: value, path, message });
  }
});

/** Facts that cannot both be true: what is wrong, and where. */
function contradictions(written: Company): [message: string, ...path: (string | number)[]][] {
  const { openingHours, grittingSeason, sweepingDoneBy, onCall } = written;
  const found: ReturnType<typeof contradictions> = [];
  for (const name of daysOfWeek) {
    const { opens = '', closes = '~' } = openingHours[name] ?? {};
    if (closes <= opens)
      found.push([`må være senere enn åpningstiden ${opens}`, 'openingHours', name, 'closes']);
  }
  if (daysOfWeek.every((name) => openingHours[name] === null)) {
    found.push(['må ha minst én dag som ikke er stengt', 'openingHours']);
  }
  const { from, to } = grittingSeason;
  if (from === to) found.push(['kan ikke slutte den dagen den begynner', 'grittingSeason', 'to']);
  const isInSeason =
    from < to ? from <= sweepingDoneBy && sweepingDoneBy < to : sweepingDoneBy >= from || sweepingDoneBy < to;
  if (isInSeason)
    found.push([
      `er midt i strøsesongen, ${inWords(from)} til ${inWords(to)}: rett den ene av dem`,
      'sweepingDoneBy',
    ]);
  if ((onCall.from === '') !== (onCall.to === '')) {
    found.push(['må ha både første og siste dag, eller ingen av dem', 'onCall']);
  } else if (onCall.phone !== '' && onCall.from === '') {
    found.push(['må ha første og siste dag når den har et nummer', 'onCall']);
  }
  return found;
}
