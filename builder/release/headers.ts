import { createHash } from 'node:crypto';

/** A source expression for an inline script or style in a Content-Security-Policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface PolicySources {
  scripts: readonly string[];
  styles: readonly string[];
  formEndpoint: string;
}

/**
 * Those of the security headers that only a page heeds. Files with a hash in their name go without them:
 * on a first visit they would weigh as much as a picture.
 */
export const pageHeaders: readonly string[] = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/**
 * The security headers of an answer: the one source for `npm start` and for the files in hosting/.
 * The map's frame is named because it may come after consent; nothing else leaves the site. They are short
 * because the first round trip, about 14.6 kB, holds them beside the document.
 */
export function securityHeaders({ scripts, styles, formEndpoint }: PolicySources): Record<string, string> {
  const form = new URL(formEndpoint).origin;
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(cspHash)].join(' '),
    'style-src': ["'self'", ...styles.map(cspHash)].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': `'self' ${form}`,
    'form-action': `'self' ${form}`,
    'frame-src': 'https://www.google.com',
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
