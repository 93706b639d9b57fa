import { hash } from 'node:crypto';

/**
 * Returns the first hexadecimal digits of a SHA-256 hash. Names of encoded pictures have 8, so that length must not
 * change.
 */
export const hashOf = (value: string | Buffer, length: number): string =>
  hash('sha256', value).slice(0, length);
