import { hash } from 'node:crypto';

/** Returns eight digits of the SHA-256 hash of a value, which tell the versions of one thing apart. */
export const hashOf = (value: string | Buffer): string => hash('sha256', value).slice(0, 8);
