import { englishAfterChange, englishPathOf } from '../../../common/english.ts';
import { getIn, type KeyPath } from '../../../common/json.ts';
import { setIn } from './json.ts';

/**
 * Returns a copy with another part at a path. The English of a changed Norwegian text waits until somebody writes or
 * confirms it, or types the Norwegian back to one of the `known` pairs.
 */
export function changeField<Value>(
  value: Value,
  path: KeyPath,
  part: unknown,
  known: ReadonlySet<string>,
): Value {
  const changed = setIn(value, path, part);
  const englishPath = englishPathOf(path);
  const before = getIn(value, path);
  const translation = englishPath && getIn(value, englishPath);
  if (!englishPath || typeof translation !== 'string') return changed;
  if (typeof before !== 'string' || typeof part !== 'string') return changed;
  return setIn(changed, englishPath, englishAfterChange(translation, { before, after: part, known }));
}
