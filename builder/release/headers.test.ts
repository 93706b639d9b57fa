import { describe, expect, it } from 'vitest';
import { cspHash, securityHeaders } from './headers.ts';

const script = 'document.documentElement.lang = "en"';
const style = 'h1 { color: black }';
const headers = securityHeaders({
  scripts: [script],
  styles: [style],
  formEndpoint: 'https://skjema.example.no/f/abc?key=1',
});

/** The policy as a browser reads it: directives by name, each a list of sources. */
const policy = Object.fromEntries(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

it('a hash is what browsers compute: SHA-256 in base64', () => {
  // The well-known digest of the empty text.
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

describe('the Content-Security-Policy', () => {
  it('lets run what the document holds, by its hash, and nothing else that is inline', () => {
    expect(policy['script-src']).toEqual(["'self'", cspHash(script)]);
    expect(policy['style-src']).toEqual(["'self'", cspHash(style)]);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|blob:/);
  });

  it('lets the form post to its service, and to the host alone', () => {
    expect(policy['connect-src']).toEqual(["'self'", 'https://skjema.example.no']);
    expect(policy['form-action']).toEqual(["'self'", 'https://skjema.example.no']);
  });

  it('allows the site’s own files and the map’s frame, and lets nobody frame the site', () => {
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-src']).toEqual(['https://www.google.com']);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
  });
});

it('the other headers keep browsers on https, out of frames and away from features that no page uses', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  const features = headers['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toHaveLength(10);
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
});

it('each header is one line, as a host file needs it', () => {
  for (const [name, value] of Object.entries(headers)) {
    expect(name).toMatch(/^[A-Za-z-]+$/);
    expect(value).toMatch(/^[\x20-\x7e]+$/);
    expect(value).not.toContain('"');
  }
});
