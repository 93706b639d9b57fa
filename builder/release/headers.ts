/**
 * The headers of every page, beside the policy that it carries itself (builder/document/policy.ts). No build changes
 * them: the files in hosting/ repeat them, and tests/hosts compares.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every other file. Those in these folders have a hash in their name. */
export function fileHeaders(path: string): Readonly<Record<string, string>> {
  const isHashed = /^\/(assets|content|pictures)\//.test(path);
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
