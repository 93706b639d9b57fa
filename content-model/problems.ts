import type { KeyPath } from '../common/json.ts';

/** A problem that the reader can solve. It is printed without a stack. */
export class UserError extends Error {}

/** What stops a publication, in Norwegian for the owner. */
export interface ContentProblem {
  file: string;
  path: KeyPath;
  /** Without the name of the field, at which it stands. */
  message: string;
  /** With the name of the field. */
  sentence: string;
}

export class ContentError extends UserError {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(printedProblem).join('\n'));
    this.problems = problems;
  }
}

const printedProblem = ({ file, path, sentence }: ContentProblem): string =>
  path.length === 0 ? `${file}: ${sentence}` : `${file} (${formatKeyPath(path)}): ${sentence}`;

/** Formats a path, with entries counted from 1: `rows[2].title`. */
function formatKeyPath(path: KeyPath): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`)).join('');
  return name.replace(/^\./, '');
}
