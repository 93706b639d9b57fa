/** Something the owner can mend: a file to change and what to do. Printed without a stack. */
export class BuildFailure extends Error {}

/** Prints a failure as one sentence, anything else with its stack, and ends with status 1. */
export function fail(error: unknown): never {
  console.error(error instanceof BuildFailure ? `\n${error.message}\n` : error);
  process.exit(1);
}
