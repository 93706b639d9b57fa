/** A problem that the reader of the sentence can solve: printed without a stack. */
export class BuildFailure extends Error {}

/** Something wrong in content/: where, and a Norwegian sentence about what and how to solve it. */
export interface Problem {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
  /** The place in a JSON file, and what is wrong there without its name: for a form that shows it at the field. */
  field?: { path: (string | number)[]; message: string };
}

/** Everything found wrong in content/ in one run. The development server shows it over the page. */
export class ContentError extends BuildFailure {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}, linje ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Prints a failure as its sentences, anything else with its stack, and ends with status 1. */
export function fail(error: unknown): never {
  console.error(error instanceof BuildFailure ? `\n${error.message}\n` : error);
  process.exit(1);
}
