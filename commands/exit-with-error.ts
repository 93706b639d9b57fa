import { UserError } from '../content-model/problems.ts';

/** Prints why a command failed, and ends it. Only an unexpected error has a stack. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  process.exit(1);
}
