import type { KeyPath } from '../common/json.ts';

/** A problem that the reader can solve. It is printed without a stack. */
export class UserError extends Error {}

export interface ContentProblem {
  file: string;
  line: number;
  message: string;
  /** The same for a form, which does not mention files. */
  field?: {
    path: KeyPath;
    message: string;
    sentence: string;
  };
}

export class ContentError extends UserError {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}, linje ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** For a file that was broken by hand. `field` is for the owner. */
export function unreadableFile(file: string, line: number, message: string): ContentError {
  const sentence =
    'Kan ikke leses: filen er endret for hånd, og noe i den er feil. Den som hjelper dere, kan rette det.';
  return new ContentError([{ file, line, message, field: { path: [], message: sentence, sentence } }]);
}

/** Like Promise.all, but throws one ContentError with the problems of all promises. */
export async function allOrContentError<const Parts extends readonly unknown[]>(parts: Parts) {
  // A set, because promises that depend on each other fail with the same error.
  const problems = new Set<ContentProblem>();
  for (const result of await Promise.allSettled(parts)) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof ContentError)) throw result.reason;
    for (const problem of result.reason.problems) problems.add(problem);
  }
  if (problems.size > 0) throw new ContentError([...problems]);
  return Promise.all(parts);
}
