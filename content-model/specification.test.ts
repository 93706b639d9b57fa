import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageNames } from '../common/languages.ts';
import { interpolate } from '../common/variables.ts';
import noticeStrings from './notice.strings.json' with { type: 'json' };
import { routes } from './routes.ts';
import { screenStrings } from './screen-schemas.ts';

// docs/product.md, "Routes", "Labels" and "Toasts". Other tests read labels from the code.

const page = readFileSync(path.join(import.meta.dirname, '../docs/product.md'), 'utf8');

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
  expect([...listed, ['anything else', 'solid', '']], differs('Routes', 'content-model/routes.ts')).toEqual(
    expect.arrayContaining(specified),
  );
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

it.each([
  [1, 'no'],
  [2, 'en'],
] as const)('labels and toasts are those of the specification: column %i, %s', (column, language) => {
  const strings = Object.values(screenStrings).map((ofScreen) => ofScreen[language]);
  const { gallery, shared } = screenStrings;
  const counted = [interpolate(gallery[language].page, { number: 2 }), `3 ${gallery[language].viewer.of} 37`];
  const texts = textsIn([strings, noticeStrings[language], languageNames, counted]);
  const columnOf = (section: string) => readTable(section).map((cells) => cells[column] ?? '');
  const labels = columnOf('Labels').flatMap((words) => words.split(' · '));
  expect(labels).not.toEqual([]);
  const missing = labels.filter((label) => !texts.includes(label));
  expect(missing, differs('Labels', 'every *.strings.json')).toEqual([]);
  const { consentRequired, failure, success } = shared[language].toast;
  expect(columnOf('Toasts'), differs('Toasts', 'content-model/screens/shared.strings.json')).toEqual(
    [consentRequired, failure, success].map(({ title, text }) => `${title}: ${text}`),
  );
});
