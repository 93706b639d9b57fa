import type { z } from 'zod';
import { ContentError, type Problem } from '../failure.ts';
import type { Project } from './content-files.ts';
import { titleAt } from './fields.ts';
import { capitalised, type JsonFile, readJsonFile } from './json-file.ts';

type Issue = z.core.$ZodIssue;

/** A file, and a function that finds the line of a value in it. */
export type Source = Pick<JsonFile, 'file' | 'lineOf'>;

/** Reads a JSON file of content/. Throws a ContentError if it does not fit its schema. */
export async function readChecked<Schema extends z.ZodType>(project: Project, file: string, schema: Schema) {
  const source = await readJsonFile(project, file);
  return { ...source, value: parseChecked(schema, source.value, source) };
}

/** Returns the value. Throws a ContentError if it does not fit its schema. */
export function parseChecked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: Source,
): z.infer<Schema> {
  const problems = check(schema, value, source);
  if (problems.length > 0) throw new ContentError(problems);
  return value as z.infer<Schema>;
}

/** Returns the problems of a value, according to its schema. */
export function check(schema: z.ZodType, value: unknown, source: Source): Problem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [problemAt(schema, pathOf(issue), predicateOf(issue), source)];
    return issue.keys.map((key) => {
      const path = [...pathOf(issue), key];
      const message = `${nameOf(path)} hører ikke til her: rett navnet, eller ta bort linjen.`;
      return { file: source.file, line: source.lineOf(path), message };
    });
  });
}

/** A problem with one field. The message has its title, its place in the file and the predicate. */
export function problemAt(
  schema: z.ZodType,
  path: (string | number)[],
  predicate: string,
  { file, lineOf }: Source,
): Problem {
  const place = path.length === 0 ? 'Filen' : `«${titleAt(schema, path)}» (${nameOf(path)})`;
  const field = { path, message: `${capitalised(predicate)}.` };
  return { file, line: lineOf(path), message: `${place} ${predicate}.`, field };
}

const pathOf = ({ path }: Issue) =>
  path.map((key) => (typeof key === 'symbol' ? key.toString() : key)) as (string | number)[];

/** Formats a path, with entries counted from 1: `rows[2].title`. */
function nameOf(path: readonly (string | number)[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`)).join('');
  return name.replace(/^\./, '');
}

const kinds: Record<string, string> = {
  string: 'en tekst mellom anførselstegn',
  array: 'en liste mellom [ og ]',
  tuple: 'en liste mellom [ og ]',
  object: 'en gruppe mellom { og }',
  record: 'en gruppe mellom { og }',
  boolean: 'true eller false, uten anførselstegn',
  number: 'et tall, uten anførselstegn',
  int: 'et helt tall, uten anførselstegn',
};

/** The Norwegian predicate of a sentence whose subject is the field. */
function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'mangler';
      return issue.input === null ? 'må fylles ut' : `må være ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `må være ${issue.values.join(' eller ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      return issue.message;
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
