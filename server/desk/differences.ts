import { type Group, isGroup } from '../../schema/is-group.ts';
import type { Path } from './contract.ts';

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
  const [then, now] = [earlier, value].map((one) => (one as Group)[key]);
  const part = rest.length > 0 ? withoutDifference(then, now, { path: rest, before, after }) : before;
  if (!Array.isArray(value)) return inOrderOf(earlier as Group, { ...(value as Group), [key]: part });
  if (part === undefined) return value.toSpliced(Number(key), 1);
  const wasTaken = rest.length === 0 && after === undefined;
  return value.toSpliced(Number(key), wasTaken ? 0 : 1, part);
}

/** What comes back stands where it stood, so that files keep their order. */
function inOrderOf(earlier: Group, group: Group): Group {
  const names = Object.keys({ ...earlier, ...group }).filter((name) => group[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, group[name]]));
}
