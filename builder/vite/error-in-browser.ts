import { BuildFailure } from '../failure.ts';

/** Formats an error for Vite's overlay. Only unexpected errors have a stack. */
export function forBrowser(error: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: error instanceof BuildFailure ? '' : stack };
}
