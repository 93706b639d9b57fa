import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../tables/languages.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { allTexts, fill } from '../support/texts.ts';

// docs/product.md, "Labels": the other tests read their labels from labels/, so this one holds labels/ to the table.

/** The rows of the table: name, Norwegian and English labels. */
function readTable(): string[][] {
  const page = readFileSync(path.join(root, 'docs/product.md'), 'utf8');
  const section = page.split('\n## Labels\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

for (const [column, language] of [
  [1, 'no'],
  [2, 'en'],
] as const) {
  test(`the ${language} labels are those of the specification`, () => {
    const { shared, contact, gallery, services, news, 'not-found': notFound } = allTexts(language);
    const { consent, header } = shared;
    const { form } = contact;
    const { viewer } = gallery;
    const labels = {
      navigation: Object.values(shared.navigation),
      services: Object.values(shared.services),
      'phone button': [shared.freeVisit],
      'language switch': languages.map(({ name }) => name),
      'mobile menu': [header.openMenu, header.closeMenu],
      breadcrumb: [shared.breadcrumb],
      'cookie banner': [consent.settings, consent.decline, consent.accept],
      'cookie settings': [
        ...[consent.dialogTitle, consent.necessary, consent.functional],
        ...[consent.declineAll, consent.acceptAll],
      ],
      map: [contact.map.load],
      form: [form.name, form.email, form.phone, form.message, form.optional, form.send, form.sending],
      'consent box': [form.consent],
      gallery: [gallery.previous, gallery.next, fill(gallery.page, { number: 2 })],
      viewer: [viewer.previous, viewer.next, viewer.close, `3 ${viewer.of} 37`],
      'services overview': [services.readMore, services.showLess],
      news: [news.empty.title],
      footer: [shared.footer.climate],
      '404 page': [notFound.title, ...(language === 'no' ? [notFound.line] : []), notFound.link],
    };
    const table = readTable().map((cells) => [cells[0], (cells[column] ?? '').split(' · ')]);
    expect(Object.fromEntries(table)).toEqual(labels);
  });
}
