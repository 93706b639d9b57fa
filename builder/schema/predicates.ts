import type { z } from 'zod';

/** The Norwegian predicate of a sentence whose subject is a field: for who edits the file, and for who sees a form. */
export interface Predicate {
  inFile: string;
  inForm: string;
}

const kinds: Record<string, Predicate> = {
  string: { inFile: 'en tekst mellom anførselstegn', inForm: 'en tekst' },
  array: { inFile: 'en liste mellom [ og ]', inForm: 'en liste' },
  tuple: { inFile: 'en liste mellom [ og ]', inForm: 'en liste' },
  object: { inFile: 'en gruppe mellom { og }', inForm: 'en gruppe' },
  record: { inFile: 'en gruppe mellom { og }', inForm: 'en gruppe' },
  boolean: { inFile: 'true eller false, uten anførselstegn', inForm: 'ja eller nei' },
  number: { inFile: 'et tall, uten anførselstegn', inForm: 'et tall' },
  int: { inFile: 'et helt tall, uten anførselstegn', inForm: 'et helt tall' },
};

/** Says what is wrong. `isWhole` is true for a field of a whole number. */
export function predicateOf(issue: z.core.$ZodIssue, isWhole: boolean): Predicate {
  const same = (predicate: string) => ({ inFile: predicate, inForm: predicate });
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return same('mangler');
      if (issue.input === null) return same('må fylles ut');
      if (isWhole && typeof issue.input === 'number') return same('må være et helt tall, uten komma');
      const { inFile, inForm } = kinds[isWhole ? 'int' : issue.expected] ?? same(issue.expected);
      return { inFile: `må være ${inFile}`, inForm: `må være ${inForm}` };
    }
    case 'invalid_value':
      return same(`må være ${issue.values.join(' eller ')}`);
    case 'invalid_key':
      return same(issue.issues[0]?.message ?? issue.message);
    case 'too_small':
    case 'too_big':
      return same(outOfBounds(issue));
    default:
      return same(issue.message);
  }
}

function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const isSmall = issue.code === 'too_small';
  if (issue.origin === 'string') return issue.message;
  if (!Array.isArray(issue.input)) return `kan ikke være ${isSmall ? 'lavere' : 'høyere'} enn ${bound}`;
  const entries = bound === 1 ? 'oppføring' : 'oppføringer';
  return `må ha ${isSmall ? 'minst' : 'høyst'} ${bound} ${entries}, men har ${issue.input.length}`;
}
