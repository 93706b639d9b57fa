import { UserError } from '../content-model/problems.ts';

interface NodeError extends NodeJS.ErrnoException {
  code: string;
}

export const isNodeError = (error: unknown): error is NodeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A disk without room, without inodes, or without more of a quota. */
export const isDiskFull = (error: unknown): boolean =>
  isNodeError(error) && ['ENOSPC', 'EDQUOT'].includes(error.code);

export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  if (isDiskFull(error)) console.error('\nThe disk is full, or has no inodes left (df -i).\n');
  process.exit(1);
}
