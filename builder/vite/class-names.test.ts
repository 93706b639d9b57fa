import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { shortClassNames } from './class-names.ts';

const sheets = Array.from({ length: 30 }, (_, index) => `src/ui/Part${index}.module.css`);

it('class names are unique, and do not depend on the order of sheets', () => {
  const root = temporaryFolder(Object.fromEntries(sheets.map((sheet) => [sheet, ''])));
  const nameAll = (order: readonly string[]) => {
    const nameOf = shortClassNames(root);
    const entries = order.flatMap((sheet) =>
      ['frame', 'title'].map((local) => [sheet + local, nameOf(local, path.join(root, sheet))] as const),
    );
    return new Map(entries);
  };
  const names = nameAll(sheets);
  expect(new Set(names.values()).size).toBe(2 * sheets.length);
  expect(nameAll(sheets.toReversed())).toEqual(names);
  expect([...names.values()].filter((name) => !/^[a-z]{1,2}\d$/.test(name))).toEqual([]);
});
