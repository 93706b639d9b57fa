import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageNames } from '../../common/languages.ts';
import { messageFields } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import { screenStrings } from '../../schema/screen-schemas.ts';
import noticeStrings from '../../src/notice/strings.json' with { type: 'json' };
import { routes } from '../../src/screens/routes.ts';

// docs/product.md, "Routes", "Labels", "Toasts": other tests read them from the code. A site may have more.

const page = readFileSync(path.join(import.meta.dirname, '../../docs/product.md'), 'utf8');

const trim = (cell: string) => cell.trim();

function readTable(section: string): string[][] {
  const text = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.slice(1, -1).split('|').map(trim));
}

const differs = (section: string, file: string) => `docs/product.md, "${section}", differs from ${file}`;

it('the routes are those of the specification', () => {
  const look = (isOverPicture: boolean) => (isOverPicture ? 'transparent' : 'solid');
  const listed = routes.map(({ path, headerOverPicture, menus }): string[] => [
    `\`${path}\``,
    look(headerOverPicture),
    menus.join(' '),
  ]);
  const specified = readTable('Routes').map(([path, , header, menus]) => [path, header, menus]);
  expect([...listed, ['anything else', 'solid', '']], differs('Routes', 'src/screens/routes.ts')).toEqual(
    expect.arrayContaining(specified),
  );
});

const fields = messageFields.map(({ name }) => name);

it.each([
  [1, 'no'],
  [2, 'en'],
] as const)('the labels and toasts are those of the specification: column %i, %s', (column, language) => {
  const shared = screenStrings.shared[language];
  const contact = screenStrings.contact[language];
  const gallery = screenStrings.gallery[language];
  const services = screenStrings.services[language];
  const news = screenStrings.news[language];
  const article = screenStrings.article[language];
  const notFound = screenStrings['not-found'][language];
  const { consent, header } = shared;
  const { form } = contact;
  const { viewer } = gallery;
  const labelOf = (name: string) => form[name as keyof typeof form];
  const page2 = interpolate(gallery.page, { number: 2 });
  const columnOf = (section: string) => readTable(section).map((cells) => [cells[0], cells[column]]);
  const file = 'the strings.json of its folder';
  const labels: Record<string, string> = {
    navigation: Object.values(shared.navigation).join(' · '),
    services: Object.values(shared.services).join(' · '),
    'phone button': shared.freeVisit,
    'language switch': `${languageNames.no.name} · ${languageNames.en.name}`,
    'mobile menu': `${header.openMenu} · ${header.closeMenu}`,
    breadcrumb: shared.breadcrumb,
    'cookie banner': [consent.settings, consent.decline, consent.accept].join(' · '),
    'cookie settings': [
      ...[consent.dialogTitle, consent.necessary, consent.functional],
      ...[consent.declineAll, consent.acceptAll],
    ].join(' · '),
    map: contact.map.load,
    form: [...fields, 'optional', 'send', 'sending'].map(labelOf).join(' · '),
    'consent box': form.consent,
    gallery: `${gallery.previous} · ${gallery.next} · ${page2}`,
    viewer: `${viewer.previous} · ${viewer.next} · ${viewer.close} · 3 ${viewer.of} 37`,
    'services overview': `${services.readMore} · ${services.showLess}`,
    news: `${news.empty.title} · ${news.earlier}`,
    article: `${article.newer} · ${article.older}`,
    notice: noticeStrings[language].label,
    footer: shared.footer.climate,
    '404 page': [notFound.title, ...(language === 'no' ? [notFound.line] : []), notFound.link].join(' · '),
  };
  const specified = columnOf('Labels');
  expect(specified.length).toBeGreaterThan(15);
  for (const [row = '', words = ''] of specified) {
    const listed = labels[row]?.split(' · ');
    expect(listed, differs(`Labels: ${row}`, file)).toEqual(expect.arrayContaining(words.split(' · ')));
  }
  const { consentRequired, failure, success } = shared.toast;
  expect(
    columnOf('Toasts').map(([, words]) => words),
    differs('Toasts', file),
  ).toEqual([consentRequired, failure, success].map(({ title, text }) => `${title}: ${text}`));
});
