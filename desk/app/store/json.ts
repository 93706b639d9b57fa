import { type Group, isGroup } from '../../../schema/is-group.ts';
import type { Path } from '../../../server/desk/contract/problem.ts';

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Group | null | undefined)?.[key], value);
}

export function withValue(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const next = withValue((value as Group | null | undefined)?.[key], rest, part);
  if (!Array.isArray(value))
    return next === undefined ? without(value, String(key)) : { ...(value as Group), [key]: next };
  const copy = [...value];
  copy[Number(key)] = next;
  return copy;
}

export const without = (group: unknown, name: string): Group =>
  Object.fromEntries(Object.entries(group as Group).filter(([key]) => key !== name));

/** True for two JSON values that hold the same. The order of keys does not matter; a missing key is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isGroup(one) || !isGroup(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

const keysOf = (one: Group, other: Group) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** What was written elsewhere in a part that was typed in here too. */
export interface Replaced {
  path: Path;
  value: unknown;
}

interface Merged {
  value: unknown;
  replaced: readonly Replaced[];
}

/**
 * Merges what was typed (`mine`) with what was saved elsewhere (`fresh`); both began as `base`. Where both changed the
 * same part, `mine` wins, and `replaced` has what `fresh` had there.
 */
export function merge(base: unknown, mine: unknown, fresh: unknown, path: Path = []): Merged {
  if (isSame(base, mine) || isSame(mine, fresh)) return { value: fresh, replaced: [] };
  if (isSame(base, fresh)) return { value: mine, replaced: [] };
  const both = mergeGroups(base, mine, fresh, path) ?? mergeLists(base, mine, fresh, path);
  return both ?? { value: mine, replaced: [{ path, value: fresh }] };
}

function mergeGroups(base: unknown, mine: unknown, fresh: unknown, path: Path): Merged | null {
  if (!isGroup(base) || !isGroup(mine) || !isGroup(fresh)) return null;
  const parts = keysOf(fresh, mine).map(
    (key) => [key, merge(base[key], mine[key], fresh[key], [...path, key])] as const,
  );
  const kept = parts.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
    replaced: parts.flatMap(([, { replaced }]) => replaced),
  };
}

/** Keeps the entries that were changed or added on either side. Null where one was removed or moved. */
function mergeLists(base: unknown, mine: unknown, fresh: unknown, path: Path): Merged | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(fresh)) return null;
  if (mine.length < base.length || fresh.length < base.length) return null;
  const common = base.map((entry, index) => merge(entry, mine[index], fresh[index], [...path, index]));
  const added = [...fresh.slice(base.length), ...mine.slice(base.length)];
  const value = [...common.map((entry) => entry.value), ...added];
  if (hasTwins(value) && !hasTwins(mine)) return null;
  return { value, replaced: common.flatMap(({ replaced }) => replaced) };
}

const hasTwins = (list: readonly unknown[]) =>
  list.some((entry, index) => list.slice(index + 1).some((other) => isSame(entry, other)));

export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Puts an entry in a place; when it is in the list already, the two swap places. */
export function replace<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const other = list.indexOf(entry);
  const before = list[at];
  const swapped = other === -1 || before === undefined ? [...list] : list.with(other, before);
  return swapped.with(at, entry);
}
