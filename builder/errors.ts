import { UserError } from '../content-model/problems.ts';

interface NodeError extends NodeJS.ErrnoException {
  code: string;
  dest?: string;
}

export const isNodeError = (error: unknown): error is NodeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const diskErrors: Readonly<Record<string, string>> = {
  EACCES: 'it belongs to another user, or is write-protected',
  EDQUOT: 'the disk quota is used up',
  ENOSPC: 'the disk is full, or has no inodes left (df -i)',
  EPERM: 'it belongs to another user, or is write-protected',
  EROFS: 'the disk can only be read',
};

export function exitWithError(error: unknown): never {
  const { code = '', path = '', dest = path } = isNodeError(error) ? error : {};
  const reason = dest && diskErrors[code] && `${dest} cannot be used: ${diskErrors[code]}.`;
  console.error(error instanceof UserError ? `\n${error.message}\n` : reason || error);
  process.exit(1);
}
