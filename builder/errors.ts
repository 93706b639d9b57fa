import type { KeyPath } from '../common/json.ts';

/** A problem that the reader can solve. It is printed without a stack. */
export class UserError extends Error {}

interface NodeError extends NodeJS.ErrnoException {
  code: string;
  dest?: string;
}

/** Whether an error comes from the system, or from a library that names its errors by codes as well. */
export const isNodeError = (error: unknown): error is NodeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** What an error says. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A problem in content/: its place, and a Norwegian sentence that says what is wrong and what to do. */
export interface ContentProblem {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
  /** For a form, without a word about files: the place in the value, and what is wrong. */
  field?: {
    path: KeyPath;
    message: string;
    /** The same with the title of the field. */
    sentence: string;
  };
}

/** All problems found in content/ in one run. The development server shows them over the page. */
export class ContentError extends UserError {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}, linje ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Prints an error, with its stack if it is unexpected, and exits with status 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** A file that somebody has broken by hand. `message` is for them, the field for the owner. */
export function unreadableFile(file: string, line: number, message: string): ContentError {
  const sentence =
    'Kan ikke leses: filen er endret for hånd, og noe i den er feil. Den som hjelper dere, kan rette det.';
  return new ContentError([{ file, line, message, field: { path: [], message: sentence, sentence } }]);
}

/** Like Promise.all, but throws one ContentError with the problems of all promises. */
export async function allOrContentError<const Parts extends readonly unknown[]>(parts: Parts) {
  const settled = await Promise.allSettled(parts);
  // Promises that depend on each other fail with the same error.
  const reasons = new Set<unknown>(
    settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  );
  const problems = [...reasons].flatMap((reason) => {
    if (reason instanceof ContentError) return reason.problems;
    throw reason;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(parts);
}
