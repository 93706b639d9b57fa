import { changedPaths, getIn, isAppendOnly, isEqualJson, type KeyPath } from '../../../../common/json.ts';
import { defaultLanguage } from '../../../../common/languages.ts';
import type { Problem, SaveResponse } from '../../../../content-model/desk/contract.ts';
import { isLanguage } from '../../../../src/language/language.ts';
import { getDocument, keepDraft, type OpenDocument, updateDocument } from '../documents.ts';
import { copyPaths, setIn, startsWithPath } from '../json.ts';
import { problemsOf, request } from '../request.ts';

type ServerState = Pick<OpenDocument, 'saved' | 'version'>;

/** Sends a value without the parts that the server refuses, and adds the reasons to `problems`. */
export async function sendAccepted(
  id: string,
  value: unknown,
  before: ServerState,
  problems: Problem[],
): Promise<ServerState> {
  const changed = changedPaths(before.saved, value, isAppendOnly);
  const [first] = changed;
  if (!first) return before;
  try {
    // Without a network nothing is sent.
    if (before.version === undefined && navigator.onLine) rememberSent(id, value);
    const body = { version: before.version, value };
    const answer = await request<SaveResponse>('PUT', `/documents/${id}`, body);
    const state = { version: answer.version, saved: value };
    updateDocument(id, { ...state, savedAt: new Date() });
    problems.push(...answer.problems);
    return state;
  } catch (error) {
    const refused = problemsOf(error);
    if (refused.length === 0) throw error;
    const own = refused.filter(({ document, path }) => document === id && path.length > 0);
    const accepted = withoutRejected(value, before.saved, own);
    if (!isEqualJson(accepted, value)) {
      problems.push(...refused);
      return sendAccepted(id, accepted, before, problems);
    }
    if (changed.length > 1) {
      let state = before;
      for (const part of changed) {
        const together = withPartners([part], changed, state.saved);
        state = await sendAccepted(id, copyPaths(state.saved, together, value), state, problems);
      }
      return state;
    }
    // A problem of another field, such as a day that no longer fits, is shown at the changed one.
    const sentences = refused.map(({ sentence, message }) => sentence ?? message);
    const waiting = { document: id, path: first, message: `Venter: ${sentences.join(' ')}` };
    problems.push(waiting, ...refused.filter(({ document }) => document !== id));
    return before;
  }
}

/** Remembers what a new article held, in case the answer is lost. */
function rememberSent(id: string, value: unknown): void {
  updateDocument(id, { sent: [...(getDocument(id)?.sent ?? []), value] });
  keepDraft(id);
}

/** Leaves out the rejected parts. A new entry is left out in every language, unless only its translation is wrong. */
function withoutRejected(value: unknown, saved: unknown, problems: readonly Problem[]): unknown {
  const changed = changedPaths(saved, value, isAppendOnly);
  const rejected = changed.filter((part) => problems.some(({ path }) => isAlong(path, part)));
  const isNewTranslation = ([language, ...path]: KeyPath) =>
    language !== defaultLanguage && isLanguage(language) && getIn(saved, [language, ...path]) === undefined;
  const wrongTranslations = problems
    .map(({ path }) => path)
    .filter((path) => rejected.some((part) => isNewTranslation(part) && isAlong(path, part)))
    .filter((path) => getIn(value, path) !== '');
  const accepted = wrongTranslations.reduce((all, path) => setIn(all, path, ''), value);
  const others = rejected.filter((part) => !wrongTranslations.some((path) => isAlong(path, part)));
  return copyPaths(accepted, withPartners(others, changed, saved), saved);
}

/**
 * Adds the changed parts that belong to these in the other languages: entries that were added, and lists whose entries
 * were moved or removed. A single text has no partner.
 */
function withPartners(parts: readonly KeyPath[], changed: readonly KeyPath[], saved: unknown): KeyPath[] {
  const isPartner = ([language, ...path]: KeyPath, [otherLanguage, ...otherPath]: KeyPath) =>
    isLanguage(language) && isLanguage(otherLanguage) && isAlong(path, otherPath);
  const shared = parts.filter((part) => typeof getIn(saved, part) !== 'string');
  return changed.filter((path) => parts.includes(path) || shared.some((part) => isPartner(part, path)));
}

const isAlong = (path: KeyPath, otherPath: KeyPath): boolean =>
  startsWithPath(path, otherPath) || startsWithPath(otherPath, path);
