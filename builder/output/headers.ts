import { getMimeType } from 'hono/utils/mime';

/** Headers of pages. host-files/ and hosting/ repeat them, and tests compare. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
};

export const isHashed = (address: string): boolean => /^\/(assets|content|pictures)\//.test(address);

export function fileHeaders(address: string): Readonly<Record<string, string>> {
  return {
    'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  };
}

export const contentTypeOf = (file: string): string => getMimeType(file) ?? 'application/octet-stream';
