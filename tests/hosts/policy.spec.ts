import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { cspHash } from '../../builder/release/headers.ts';
import { dist, hostedDocuments, inlineTexts } from './documents.ts';
import { test } from './host-test.ts';
import { servers } from './servers.ts';

// What the real servers allow each built document, held against what is in it: that, and nothing else.

/** Where the form of the contact page sends its message, as the document says it. */
function formOrigin(): string {
  const contact = readFileSync(path.join(dist, 'contact/index.html'), 'utf8');
  return new URL(parse(contact).querySelector('form')?.getAttribute('action') ?? '').origin;
}

/** Where the map comes from after consent, as the scripts say it. */
function mapOrigin(): string | undefined {
  const scripts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(path.join(dist, 'assets', name), 'utf8')).join('\n');
  return /(https?:\/\/[^/]+)\/maps\?q=/.exec(code)?.[1];
}

/** A policy as a browser reads it: directives by name, each with its sources in a fixed order. */
function readPolicy(header: unknown): Record<string, string[]> {
  const directives = String(header).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.sort()];
    }),
  );
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(cspHash))];
const only = (...sources: string[]) => sources.sort();

for (const { name, isInstalled } of servers) {
  test.describe(name, () => {
    test.use({ server: name });
    test.skip(!isInstalled, `${name} is not installed here.`);

    test('allows each document what is in it and nothing else', async ({ askHost }) => {
      const documents = hostedDocuments();
      const styles = hashes(documents.flatMap(({ html }) => inlineTexts(html, 'style')));
      for (const { address, status, html } of documents) {
        const answer = await askHost(address);
        expect(answer.status, address).toBe(status);
        expect(readPolicy(answer.headers['content-security-policy']), address).toEqual({
          'default-src': ["'none'"],
          'script-src': only("'self'", ...hashes(inlineTexts(html, 'script'))),
          // One policy for the site: the styles of the other screens are allowed with this one's.
          'style-src': only("'self'", ...styles),
          'img-src': ["'self'"],
          'font-src': ["'self'"],
          'manifest-src': ["'self'"],
          'connect-src': only("'self'", formOrigin()),
          'form-action': only("'self'", formOrigin()),
          'frame-src': [mapOrigin()],
          'frame-ancestors': ["'none'"],
          'base-uri': ["'none'"],
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ["'none'"],
        });
      }
    });

    test('sends the other security headers with each document', async ({ askHost }) => {
      for (const { address } of hostedDocuments()) {
        const { headers } = await askHost(address);
        const [, age] =
          /^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '') ?? [];
        expect(Number(age), address).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
        const features = String(headers['permissions-policy']).split(', ');
        expect(features, address).toEqual(
          expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
        );
        for (const feature of features) expect(feature, address).toMatch(/^[a-z-]+=\(\)$/);
        expect(headers, address).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        });
        expect(headers, address).not.toHaveProperty('set-cookie');
        expect(headers, address).not.toHaveProperty('access-control-allow-origin');
      }
    });
  });
}

test('no document has what no policy could allow by its hash', () => {
  for (const { address, html } of hostedDocuments()) {
    const elements = parse(html).querySelectorAll('*');
    const attributes = elements.flatMap((element) => Object.keys(element.attributes));
    expect(
      attributes.filter((attribute) => /^(style|on.*)$/i.test(attribute)),
      address,
    ).toEqual([]);
    expect(html, address).not.toMatch(/(href|src|action)="?\s*javascript:/i);
  }
});
