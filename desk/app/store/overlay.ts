import type { Path } from '../../contract.ts';
import { isSame } from './is-same.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** The changes from `base` to `mine`, made to `theirs`. A list of another length counts as one value. */
export function overlay(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs;
  if (isList(base) && isList(mine) && isList(theirs)) {
    if (base.length !== mine.length || mine.length !== theirs.length) return mine;
    return mine.map((entry, index) => overlay(base[index], entry, theirs[index]));
  }
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return mine;
  const merged = keysOf(theirs, mine).map((key) => [key, overlay(base[key], mine[key], theirs[key])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

export interface Difference {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** The fields in which two versions of a document differ. */
export function differences(mine: unknown, theirs: unknown, path: Path = []): Difference[] {
  if (isSame(mine, theirs)) return [];
  const sameLength = isList(mine) && isList(theirs) && mine.length === theirs.length;
  if (sameLength) {
    return mine.flatMap((entry, index) => differences(entry, theirs[index], [...path, index]));
  }
  if (isGroup(mine) && isGroup(theirs)) {
    return keysOf(mine, theirs).flatMap((key) => differences(mine[key], theirs[key], [...path, key]));
  }
  return [{ path, mine, theirs }];
}
