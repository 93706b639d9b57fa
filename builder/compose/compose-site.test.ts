import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { languageCodes } from '../../common/languages.ts';
import { readHours } from '../../common/opening-hours.ts';
import site from '../../content-model/screens/shared.strings.json' with { type: 'json' };
import { messageAnswerFile } from '../page-data/site-routes.ts';
import { composeSample, graphOf } from '../testing/composed-sample.ts';
import type { Edit } from '../testing/sample-project.ts';

const withoutTreeCare: Edit = ['services.json', 'shown.services.arborist', false];

it('search engines get the facts of the company, and the opening hours of each day', async () => {
  const { company, documentAt } = await composeSample();
  for (const path of ['', '/en', '/contact']) {
    const contractor = graphOf(await documentAt(path)).find((node) => node['@type'] === 'GeneralContractor');
    expect(contractor, path).toMatchObject({
      name: company.name,
      telephone: company.phone,
      email: expect.stringContaining('@'),
      address: {
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.place,
        addressCountry: 'NO',
      },
      areaServed: { '@type': 'Place', name: company.place },
      foundingDate: String(company.founded),
      taxID: company.organisationNumber.replaceAll(' ', ''),
    });
    const listed = contractor?.openingHoursSpecification as { dayOfWeek: string[] }[];
    const found = listed.flatMap(({ dayOfWeek, ...hours }) => dayOfWeek.map((day) => [day, hours] as const));
    for (const [day, typed] of Object.entries(company.openingHours)) {
      const hours = readHours(typed);
      const ofDay = found.filter(([name]) => name.toLowerCase() === day).map(([, times]) => times);
      expect(ofDay, `${path} ${day}`).toEqual(hours ? [expect.objectContaining(hours)] : []);
    }
    expect(found.length, path).toBeGreaterThan(0);
  }
});

it('search engines list every page but the 404 page', async () => {
  const { files, read } = await composeSample({ articles: { 'forste-sno': {} } });
  const pages = files.filter((file) => file.endsWith('.html'));
  const hidden = pages.map(async (file) => {
    const robots =
      parse(await read(file))
        .querySelector('meta[name=robots]')
        ?.getAttribute('content') ?? '';
    return robots.split(/[\s,]+/).includes('noindex') ? [file] : [];
  });
  expect((await Promise.all(hidden)).flat().sort()).toEqual(['/404.html', '/en/404.html']);
});

it('the answers to a form without scripts are finished pages in each language, where the program receives it', async () => {
  const formService = { endpoint: '/melding/{language}', answerIsReadable: true };
  const { files, read, company } = await composeSample({ overrides: { formService } });
  for (const language of languageCodes) {
    const { success, failure } = site[language].toast;
    for (const [isSent, { title, text }] of [
      [true, success],
      [false, failure],
    ] as const) {
      const page = parse(await read(messageAnswerFile(language, isSent)));
      expect(page.querySelectorAll('script, template')).toEqual([]);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.querySelectorAll('title, h1').map(({ text }) => text)).toEqual([title, title]);
      expect(page.querySelectorAll('main p').map(({ text }) => text)).toEqual([text]);
      const front = page.querySelector('main a')?.getAttribute('href');
      expect(front).toBe(language === 'no' ? '/' : `/${language}`);
      expect(page.querySelector(`a[href="tel:${company.phone.replaceAll(' ', '')}"]`)).not.toBeNull();
    }
  }
  const isAnswer = (file: string) => path.dirname(file) === path.dirname(messageAnswerFile('no', true));
  expect(files.filter(isAnswer)).toHaveLength(4);
  expect((await composeSample()).files.filter(isAnswer)).toEqual([]);
});

it('a service that is off has no page, and no link, card or entry leads to it', async () => {
  const text = 'Vi [feller](/services/trepleie) og [feller](/en/services/trepleie/).';
  const { files, read, documentAt } = await composeSample({
    articles: { 'forste-sno': { no: { title: 'Trær', text }, en: { title: '', text: '' } } },
    edits: [withoutTreeCare],
  });
  expect(files.filter((file) => /trepleie|arborist/.test(file))).toEqual([]);
  expect(await read('/sitemap.xml')).not.toContain('trepleie');
  for (const address of ['', '/services', '/en', '/en/services', '/aktuelt/forste-sno']) {
    const document = await documentAt(address);
    expect(document.querySelectorAll('a[href*=trepleie]'), address).toHaveLength(0);
    expect(JSON.stringify(graphOf(document)), address).not.toContain('trepleie');
  }
  expect((await documentAt('/aktuelt/forste-sno')).querySelector('main')?.text).toContain(
    'Vi feller og feller.',
  );
});

it('the preview has the page of a service that is off, which its menus do not', async () => {
  const { documentAt } = await composeSample({ edits: [withoutTreeCare], showsAll: true });
  const page = await documentAt('/services/trepleie');
  expect(page.querySelector('h1')?.text).toMatch(/^Ord/);
  expect(page.querySelectorAll('header nav a[href*=trepleie]')).toHaveLength(0);
});

it('æ, ø and å in addresses are ASCII in links', async () => {
  const email = 'ærlig@bjørnsen.no';
  const { read } = await composeSample({
    edits: [
      ['company.json', 'url', 'https://www.bjørnsen.no'],
      ['company.json', 'email', email],
    ],
  });
  for (const address of ['/sitemap.xml', '/robots.txt', '/en/index.html', '/contact/index.html']) {
    const text = await read(address);
    expect(text, address).toContain('https://www.xn--bjrnsen-r1a.no');
    if (!address.endsWith('.html')) continue;
    expect(text, address).toContain('href="mailto:%C3%A6rlig@xn--bjrnsen-r1a.no"');
    expect(text, address).toContain(`>${email}<`);
    expect(text.replaceAll(`>${email}<`, ''), address).not.toContain('bjørnsen');
  }
});

it('a firm has its own logo in sight, in tabs, on phones and in search, and without one the mark', async () => {
  const name = '0123456789abcdef';
  const png = await sharp({ create: { width: 800, height: 100, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const iconsIn = async (logo: string | null) => {
    const { composed, documentAt } = await composeSample({
      edits: [
        ['company.json', 'logo', logo],
        ['company.json', 'logoHasName', true],
      ],
      logo: [name, png],
    });
    const document = await documentAt('');
    const [header] = document.querySelectorAll('header [data-name]');
    return {
      composed,
      shown: document.querySelector('header img')?.getAttribute('src'),
      hidesName: header?.classList.contains('visually-hidden'),
      icons: ['icon', 'apple-touch-icon'].map((rel) =>
        document.querySelector(`link[rel=${rel}]`)?.getAttribute('href'),
      ),
      search: graphOf(document).find((node) => node['@type'] === 'GeneralContractor')?.logo,
    };
  };
  const own = await iconsIn(name);
  const icon = `/brand/icon-${name}.png`;
  expect(own).toMatchObject({ shown: `/brand/logo-${name}.png`, hidesName: true, icons: [icon, icon] });
  expect(own.search).toContain(icon);
  for (const address of [icon, '/favicon.ico'])
    expect(await own.composed.get(address)?.(), address).toEqual(Buffer.from('its square'));
  for (const logo of [null, 'fedcba9876543210', '../../company']) {
    const mark = await iconsIn(logo);
    expect(mark).toMatchObject({ shown: '/brand/mark.svg', hidesName: false });
    expect(mark.icons).toEqual(['/brand/mark.svg', '/apple-touch-icon.png']);
    expect(mark.composed.has('/favicon.ico')).toBe(false);
  }
});
