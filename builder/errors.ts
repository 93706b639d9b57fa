import { UserError } from '../content-model/problems.ts';

interface NodeError extends NodeJS.ErrnoException {
  code: string;
  dest?: string;
}

export const isNodeError = (error: unknown): error is NodeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  process.exit(1);
}
