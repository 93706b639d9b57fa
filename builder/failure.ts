/** A problem that the reader can solve. It is printed without a stack. */
export class BuildFailure extends Error {}

/** A problem in content/: its place, and a Norwegian sentence that says what is wrong and what to do. */
export interface ContentProblem {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
  /** For a form, without a word about files: the place in the value, and what is wrong there. */
  field?: {
    path: (string | number)[];
    message: string;
    /** The same with the title of the field. */
    sentence: string;
  };
}

/** All problems found in content/ in one run. The development server shows them over the page. */
export class ContentError extends BuildFailure {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}, linje ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Prints the error and exits with status 1. Only unexpected errors are printed with their stack. */
export function fail(error: unknown): never {
  console.error(error instanceof BuildFailure ? `\n${error.message}\n` : error);
  process.exit(1);
}
