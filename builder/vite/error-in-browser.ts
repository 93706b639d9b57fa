import { BuildFailure } from '../failure.ts';

/** An error as Vite's overlay shows it: what is wrong in content/ without a stack, anything else with it. */
export function forBrowser(error: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: error instanceof BuildFailure ? '' : stack };
}
