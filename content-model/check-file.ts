import type { z } from 'zod';
import { english } from '../common/english.ts';
import { getIn, type KeyPath } from '../common/json.ts';
import type { ContentProblem } from './problems.ts';
import { metaOf, schemasAlong } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/** Returns what is wrong with a value that has the shape of its schema. */
export function findProblems(schema: z.ZodType, value: unknown, file: string): ContentProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? [])
    .filter((issue) => isShown(issuePath(issue), value))
    .map((issue) => problemAt(schema, issuePath(issue), issueMessage(issue), file));
}

/**
 * Whether visitors see what a path leads to. An English text that waits is shown in Norwegian, and what is wrong with a
 * list is named once, in Norwegian.
 */
function isShown(path: KeyPath, value: unknown): boolean {
  if (!path.includes('en')) return true;
  const text = getIn(value, path);
  return typeof text === 'string' && english(text) !== null;
}

/** Returns a problem with the title of the field and a Norwegian predicate. */
export function problemAt(schema: z.ZodType, path: KeyPath, predicate: string, file: string): ContentProblem {
  const title = schemasAlong(schema, path)
    .map((field) => metaOf(field).title)
    .findLast((title) => title !== undefined);
  return {
    file,
    path,
    message: `${predicate.charAt(0).toUpperCase()}${predicate.slice(1)}.`,
    sentence: `«${title}» ${predicate}.`,
  };
}

const issuePath = ({ path }: Issue) => path.map((key) => (typeof key === 'number' ? key : String(key)));

function issueMessage(issue: Issue): string {
  switch (issue.code) {
    // A value has the shape of its schema, so only a number may be of another type.
    case 'invalid_type':
      return issue.input === null ? 'må fylles ut' : 'må være et helt tall, bare sifre';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'string' ? issue.message : outOfBounds(issue);
    default:
      return issue.message;
  }
}

function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isSmall = issue.code === 'too_small';
  const bound = isSmall ? issue.minimum : issue.maximum;
  if (!Array.isArray(issue.input)) return `kan ikke være ${isSmall ? 'lavere' : 'høyere'} enn ${bound}`;
  const entries = bound === 1 ? 'oppføring' : 'oppføringer';
  return `må ha ${isSmall ? 'minst' : 'høyst'} ${bound} ${entries}, men har ${issue.input.length}`;
}
