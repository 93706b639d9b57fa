import { createHash } from 'node:crypto';

/** A source expression for an inline script or style in a Content-Security-Policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Browser features that no page uses. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

interface PolicySources {
  scripts: readonly string[];
  styles: readonly string[];
  formEndpoint: string;
}

/**
 * The security headers of every response, for the preview and for the files of the hosts. They allow only two other
 * origins: the form service and, in frames, the map.
 */
export function securityHeaders({ scripts, styles, formEndpoint }: PolicySources): Record<string, string> {
  const form = new URL(formEndpoint).origin;
  const policy: Record<string, string> = {
    // For images, fonts and the manifest too: WebKitGTK logs an error for a directive of its own.
    'default-src': "'self'",
    'object-src': "'none'",
    'script-src': ["'self'", ...scripts.map(cspHash)].join(' '),
    'style-src': ["'self'", ...styles.map(cspHash)].join(' '),
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
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
