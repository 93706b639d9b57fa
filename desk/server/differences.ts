import { type Group, isGroup } from '../../schema/is-group.ts';
import type { Path } from '../contract/problem.ts';

/** One place where two values differ; undefined where there is nothing. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/**
 * Where two JSON values differ. A list in another order is one difference, and so are two numbers that belong together,
 * and each entry that came or went: one that went has its place in the list before.
 */
export function differences(before: unknown, after: unknown, at: Path = []): Difference[] {
  if (textOf(before) === textOf(after)) return [];
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
    const known = new Set(list.map(textOf));
    return other.flatMap((entry, index) =>
      known.has(textOf(entry)) ? [] : [{ entry, path: [...at, index] }],
    );
  }
}

/** The same text for values that hold the same, whatever the order of their names. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map(textOf).sort();
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}

/** Takes one difference back: returns `value`, whose earlier form is `earlier`, with what was there before. */
export function withoutDifference(earlier: unknown, value: unknown, difference: Difference): unknown {
  const { path, before, after } = difference;
  const [key, ...rest] = path;
  if (key === undefined) return before;
  if (rest.length > 0) {
    const inner = { path: rest, before, after };
    const [earlierPart, part] = [earlier, value].map((one) => (one as Group)[key]);
    return withKey(earlier, value, key, withoutDifference(earlierPart, part, inner));
  }
  if (!Array.isArray(value)) return withKey(earlier, value, key, before);
  const index = Number(key);
  if (before === undefined) return value.toSpliced(index, 1);
  return after === undefined ? value.toSpliced(index, 0, before) : value.with(index, before);
}

/** A key that comes back stands after the key that was before it, so that files keep their order. */
function withKey(earlier: unknown, value: unknown, key: string | number, part: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), part);
  const group = value as Group;
  if (part === undefined) return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
  if (key in group) return { ...group, [key]: part };
  const names = Object.keys(earlier as Group);
  const previous = names.slice(0, names.indexOf(String(key))).findLast((name) => name in group);
  const entries = Object.entries(group);
  const at = entries.findIndex(([name]) => name === previous) + 1;
  return Object.fromEntries(entries.toSpliced(at, 0, [String(key), part]));
}
