import { hash } from 'node:crypto';

/**
 * Returns the first hexadecimal digits of a SHA-256 hash. Stored data has 12 of translations, and
 * names of encoded pictures have 8, so those lengths must not change.
 */
export const hashOf = (value: string | Buffer, length: number): string =>
  hash('sha256', value).slice(0, length);
