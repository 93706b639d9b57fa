import { expect, it } from 'vitest';
import { addPolicy, cspHash } from './html-page.ts';

const script = 'document.documentElement.lang = "en"';
const style = 'h1 { color: black }';
const html = `<head><meta charset="utf-8"><script>${script}</script><style>${style}</style>
  <script type="application/ld+json">{}</script></head>`;

const document = addPolicy(html, 'https://skjema.firma.no/f/abc?key=1');
const [, content = ''] =
  /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(document) ?? [];

it('a document allows its own scripts and styles by hash, its form and its map, and nothing else', () => {
  const directives = content.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  });
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", cspHash(script)],
    'style-src': ["'self'", cspHash(style)],
    'connect-src': ["'self'", 'https://skjema.firma.no'],
    'form-action': ["'self'", 'https://skjema.firma.no'],
    'frame-src': ['https://www.google.com'],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});
