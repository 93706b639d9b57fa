import type { Path } from '../contract.ts';

/** One place where two values differ; undefined where there is nothing. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/**
 * Where two JSON values differ. A list in another order is one difference, and so are two numbers that belong together,
 * and each entry that came or went.
 */
export function differences(before: unknown, after: unknown, at: Path = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (isReordered(before, after) || typeof before[0] === 'number') return [{ path: at, before, after }];
    if (before.length !== after.length) {
      return [
        ...missingIn(after, before).map(({ entry, path }) => ({ path, before: entry, after: undefined })),
        ...missingIn(before, after).map(({ entry, path }) => ({ path, before: undefined, after: entry })),
      ];
    }
    return before.flatMap((entry, index) => differences(entry, after[index], [...at, index]));
  }
  if (!isGroup(before) || !isGroup(after)) return [{ path: at, before, after }];
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    differences(before[name], after[name], [...at, name]),
  );

  function missingIn(list: readonly unknown[], other: readonly unknown[]) {
    const known = new Set(list.map((entry) => JSON.stringify(entry)));
    return other.flatMap((entry, index) =>
      known.has(JSON.stringify(entry)) ? [] : [{ entry, path: [...at, index] }],
    );
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}
