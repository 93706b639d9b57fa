import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../failure.ts';
import { fieldsAlong, isWholeAt, keysOf, mapTexts, titleAt } from './fields.ts';
import { capitalised, type JsonFile, readJsonFile } from './json-file.ts';
import { type Predicate, predicateOf } from './predicates.ts';
import type { Project } from './project.ts';

type Issue = z.core.$ZodIssue;

/** A file, and a function that finds the line of a value in it. */
export type Source = Pick<JsonFile, 'file' | 'lineOf'>;

/** Reads a JSON file of content/. Throws a ContentError if it does not fit its schema. */
export async function readChecked<Schema extends z.ZodType>(project: Project, file: string, schema: Schema) {
  const source = await readJsonFile(project, file);
  return { ...source, value: parseChecked(schema, source.value, source) };
}

/** Returns the value as it is kept. Throws a ContentError if it does not fit its schema. */
export function parseChecked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: Source,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  if (success) return data;
  throw new ContentError(problemsOf(schema, error, source));
}

/** Returns the problems of a value, according to its schema. */
export function check(schema: z.ZodType, value: unknown, source: Source): ContentProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? problemsOf(schema, error, source) : [];
}

/** The value as it is kept: without spaces around its texts, with addresses as they are sent. What is wrong stays. */
export const asKept = (schema: z.ZodType, value: unknown): unknown =>
  mapTexts(schema, value, (text, field) => field.safeParse(text).data ?? text);

function problemsOf(schema: z.ZodType, { issues }: z.ZodError, source: Source): ContentProblem[] {
  const stray = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => strayKey(schema, issue, key, source)) : [],
  );
  // A key with a typing error is missing too: the error comes first.
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map((issue) => {
      const path = pathOf(issue);
      return problemAt(schema, path, predicateOf(issue, isWholeAt(schema, path)), source);
    });
  return [...stray, ...others];
}

function strayKey(schema: z.ZodType, issue: Issue, key: string, { file, lineOf }: Source): ContentProblem {
  const path = pathOf(issue);
  const written = Object.keys(Object(issue.input));
  const missing = keysOf(fieldsAlong(schema, path)[path.length]).filter((name) => !written.includes(name));
  const message = strayName(nameOf([...path, key]), nearestName(key, missing));
  const predicate = `har noe som ikke hører til her: «${key}»`;
  return { ...problemAt(schema, path, predicate, { file, lineOf }), line: lineOf([...path, key]), message };
}

/** What is said of a name that nothing has. `meant` is the right one, if it can be guessed. */
export function strayName(name: string, meant: string | undefined): string {
  const remedy = meant === undefined ? 'rett navnet' : `mente du ${meant}? Rett navnet`;
  return `${name} hører ikke til her: ${remedy}, eller ta bort linjen.`;
}

/** A problem with one field. The message has its title, its place in the file and the predicate. */
export function problemAt(
  schema: z.ZodType,
  path: (string | number)[],
  predicate: string | Predicate,
  { file, lineOf }: Source,
): ContentProblem {
  const title = titleAt(schema, path);
  const { inFile, inForm } =
    typeof predicate === 'string' ? { inFile: predicate, inForm: predicate } : predicate;
  const place = path.length === 0 ? 'Filen' : `«${title}» (${nameOf(path)})`;
  return {
    file,
    line: lineOf(path),
    message: `${place} ${inFile}.`,
    field: { path, message: `${capitalised(inForm)}.`, sentence: `«${title}» ${inForm}.` },
  };
}

const pathOf = ({ path }: Issue) =>
  path.map((key) => (typeof key === 'symbol' ? key.toString() : key)) as (string | number)[];

/** Formats a path, with entries counted from 1: `rows[2].title`. */
function nameOf(path: readonly (string | number)[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`)).join('');
  return name.replace(/^\./, '');
}

/** Returns the name that was probably meant: the one that takes the fewest changes, if they are few. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, changes: changesBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= Math.ceil(name.length * 0.4))
    .sort((one, other) => one.changes - other.changes);
  return nearest?.name;
}

/** How many letters must be added, left out or replaced: Levenshtein's distance. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
