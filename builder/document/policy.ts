import { createHash } from 'node:crypto';
import { tag } from './html.ts';

/** A source expression for an inline script or style in a Content-Security-Policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Writes a document's Content-Security-Policy into its head, before everything that it governs. It allows the
 * document's own inline scripts and styles by their hashes, and two other origins: the form service and, in frames,
 * the map.
 */
export function addPolicy(html: string, formEndpoint: string): string {
  const hashes = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) =>
      cspHash(text),
    );
  // A path is on this host.
  const form = formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
  const policy = [
    // For images, fonts and the manifest too: WebKitGTK logs an error for a directive of its own.
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...hashes('script')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    `connect-src 'self'${form}`,
    `form-action 'self'${form}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const meta = tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  return html.replace('<meta charset="utf-8">', (charset) => charset + meta);
}
