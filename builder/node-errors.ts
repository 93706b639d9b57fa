interface NodeError extends NodeJS.ErrnoException {
  code: string;
}

export const isNodeError = (error: unknown): error is NodeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
