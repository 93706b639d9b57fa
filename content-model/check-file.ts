import { z } from 'zod';
import { english } from '../common/english.ts';
import { getIn, type KeyPath } from '../common/json.ts';
import type { JsonFile, JsonLocation } from './content-json.ts';
import { ContentError, type ContentProblem } from './problems.ts';
import { mapTexts, metaOf, schemasAlong, unwrap } from './schema-tree.ts';

/** Returns a file whose value has the type of its schema. Throws a ContentError. */
export const validFile = <Schema extends z.ZodType>(source: JsonFile, schema: Schema) => ({
  ...source,
  value: parseValid(schema, source.value, source),
});

export function parseValid<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: JsonLocation,
): z.infer<Schema> {
  const normalized = normalizeTexts(schema, value);
  const problems = findProblems(schema, normalized, source);
  if (problems.length > 0) throw new ContentError(problems);
  // Its only problems may be English texts that wait, which no visitor sees.
  return normalized as z.infer<Schema>;
}

type Issue = z.core.$ZodIssue;

export function findProblems(schema: z.ZodType, value: unknown, source: JsonLocation): ContentProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const issues = (error?.issues ?? []).filter((issue) => !isWaiting(issuePath(issue), value));
  const stray = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKeyProblem(schema, issue, key, source))
      : [],
  );
  // A misspelled key comes before the problem that the right one is missing.
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map((issue) => problemAt(schema, issuePath(issue), issueMessage(schema, issue), source));
  return [...stray, ...others];
}

/** Whether a path leads to an English text that is shown in Norwegian until it is written or confirmed. */
function isWaiting(path: KeyPath, value: unknown): boolean {
  const text = path.includes('en') ? getIn(value, path) : undefined;
  return typeof text === 'string' && english(text) === null;
}

/** Removes spaces around texts, as far as they fit their schemas. */
export const normalizeTexts = (schema: z.ZodType, value: unknown): unknown =>
  mapTexts(schema, value, (text, field) => field.safeParse(text).data ?? text);

function unknownKeyProblem(schema: z.ZodType, issue: Issue, key: string, source: JsonLocation) {
  const path = issuePath(issue);
  const problem = problemAt(schema, path, `har noe som ikke hører til her: «${key}»`, source);
  const message = `${formatKeyPath([...path, key])} hører ikke til her: rett navnet, eller ta bort linjen.`;
  return { ...problem, line: source.lineOf([...path, key]), message };
}

/** The message has the title of the field, the path and a Norwegian predicate. */
export function problemAt(
  schema: z.ZodType,
  path: KeyPath,
  predicate: string,
  { file, lineOf }: JsonLocation,
): ContentProblem {
  const title = schemasAlong(schema, path)
    .map((field) => metaOf(field).title)
    .findLast((title) => title !== undefined);
  const location = path.length === 0 ? 'Filen' : `«${title}» (${formatKeyPath(path)})`;
  return {
    file,
    line: lineOf(path),
    message: `${location} ${predicate}.`,
    field: {
      path,
      message: `${predicate.charAt(0).toUpperCase()}${predicate.slice(1)}.`,
      sentence: `«${title}» ${predicate}.`,
    },
  };
}

const issuePath = ({ path }: Issue) => path.map((key) => (typeof key === 'number' ? key : String(key)));

/** Formats a path, with entries counted from 1: `rows[2].title`. */
function formatKeyPath(path: KeyPath): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`)).join('');
  return name.replace(/^\./, '');
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'en tekst mellom anførselstegn',
  array: 'en liste mellom [ og ]',
  tuple: 'en liste mellom [ og ]',
  object: 'en gruppe mellom { og }',
  record: 'en gruppe mellom { og }',
  boolean: 'true eller false, uten anførselstegn',
  number: 'et tall, uten anførselstegn',
  int: 'et helt tall, bare sifre',
};

function issueMessage(schema: z.ZodType, issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'mangler';
      if (issue.input === null) return 'må fylles ut';
      const field = schemasAlong(schema, issuePath(issue))[issue.path.length];
      const isWhole = field && unwrap(field) instanceof z.ZodNumberFormat;
      return `må være ${typeNames[isWhole ? 'int' : issue.expected] ?? issue.expected}`;
    }
    case 'invalid_value':
      return `må være ${issue.values.join(' eller ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
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
