import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkSite } from './check-site.ts';

const site = 'https://www.example.no';

const firm = {
  '@type': 'GeneralContractor',
  '@id': `${site}/#company`,
  name: 'Firma',
  telephone: '+47 00 00 00 00',
  email: 'post@example.no',
  address: {},
  areaServed: [{}],
  openingHoursSpecification: [{}],
  url: site,
};

/** A sound document for a path, with words that are its own. */
function page(at: string, body = '<p id="here">Tekst</p>'): string {
  const words = (language: string) => `Vei på ${at} (${language}) – Firma`;
  const longer = (language: string) =>
    `${words(language)}: en beskrivelse som er lang nok til å stå helt alene.`;
  const address = site + at;
  return `<html lang="no"><head>
    <title>${words('norsk')}</title><meta name="description" content="${longer('norsk')}">
    <link rel="canonical" href="${address}">
    <link rel="alternate" hreflang="no" href="${address}">
    <link rel="alternate" hreflang="en" href="${address}?lang=en">
    <link rel="alternate" hreflang="x-default" href="${address}">
    <script type="application/ld+json">${JSON.stringify({ '@graph': [firm] })}</script>
  </head><body><div id="root">${body}</div>
  <template id="en" data-title="${words('engelsk')}" data-description="${longer('engelsk')}">${body}</template>
  </body></html>`;
}

/** Writes two pages, the second changed by `spoil`, and checks them. */
async function check(spoil: (html: string) => string = (html) => html, name = 'Firma'): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [at, html] of [
    ['/first', page('/first')],
    [
      '/second',
      spoil(page('/second', '<a href="/first#here">Dit</a><picture><img src="a" alt="Bilde"></picture>')),
    ],
  ] as const) {
    await mkdir(path.join(folder, at));
    await writeFile(path.join(folder, at, 'index.html'), html);
  }
  await checkSite(folder, { url: site, name }, [
    { path: '/first', screen: 'home' },
    { path: '/second', screen: 'about' },
  ]);
}

it('has nothing to say about a sound site', async () => {
  await expect(check()).resolves.toBeUndefined();
});

it('does not count the name of the firm, which may be long', async () => {
  const name = 'Lommedalen Maskinentreprenør og Eiendomsdrift AS';
  const title = (html: string) => html.replace('– Firma</title>', `– ${name}</title>`);
  await expect(check(title, name)).resolves.toBeUndefined();
  await expect(check(title)).rejects.toThrow("without the firm's name");
});

it.each<[string, string | RegExp, string, RegExp]>([
  ['a missing title', /<title>.*<\/title>/, '', /content\/no\/about\.json: "meta\.title" is missing/],
  ['a missing English title', /data-title="[^"]*"/, '', /content\/en\/about\.json: "meta\.title" is missing/],
  [
    'a short title',
    /<title>.*<\/title>/,
    '<title>Kort – Firma</title>',
    /no\/about\.json: "meta\.title" has 7 characters without the firm's name, it must have 8 to 40/,
  ],
  ['a missing description', /<meta[^>]*>/, '', /"meta\.description" is missing/],
  [
    'a doubled title',
    /\/second \(norsk\) – Firma<\/title>/,
    '/first (norsk) – Firma</title>',
    /is the same as in content\/no\/home\.json/,
  ],
  [
    'two canonical addresses',
    '<link rel="canonical"',
    '<link rel="canonical" href="/x"><link rel="canonical"',
    /has 2 of link/,
  ],
  [
    'an alternate of another page',
    '/second?lang=en',
    '/first?lang=en',
    /the address "en" is .*\/first\?lang=en/,
  ],
  [
    'a missing x-default',
    /<link[^>]*x-default[^>]*>/,
    '',
    /has 0 of link\[rel=alternate\]\[hreflang=x-default\]/,
  ],
  ['structured data that cannot be read', '{"@graph"', '{@graph', /structured data cannot be read/],
  ['a firm without telephone', '"telephone"', '"phone"', /structured data of the firm lack "telephone"/],
  ['two nodes with one id', '[{', '[{"@id":"https://www.example.no/#company"},{', /share an id/],
  ['a broken link', 'href="/first#here"', 'href="/third"', /\/second links to \/third, which does not exist/],
  ['a broken anchor', '/first#here', '/first#there', /nothing there has the id "there"/],
  ['a picture without words', 'alt="Bilde"', 'alt=""', /the picture a has no alternative text/],
])('stops the build on %s', async (_name, part, instead, message) => {
  await expect(check((html) => html.replace(part, instead))).rejects.toThrow(message);
});
