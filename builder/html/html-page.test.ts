import { expect, it } from 'vitest';
import { cspHash, policyTag } from './html-page.ts';

const script = 'document.documentElement.lang = "en"';
const style = 'h1 { color: black }';

it('the policy allows hashed code, the form service and the map', () => {
  const policy = policyTag([script], [style], 'https://skjema.firma.no/f/abc?key=1');
  const [, content = ''] = / content="([^"]*)"/.exec(policy) ?? [];
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
