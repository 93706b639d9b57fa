import { describe, expect, it } from 'vitest';
import { move } from './json.ts';
import { isWaiting, problemsOfWaiting, stillNew, withLeft, withList, withoutWaiting } from './new-entries.ts';

const blank = { question: '', answer: '' };
const filled = { question: 'Hva?', answer: 'Alt.' };
const texts = { no: { list: [filled, filled] }, en: { list: [filled, filled] } };
const start = { id: 'home', value: texts as unknown, newEntries: {} };
const path = ['list'];

/** A document whose list has a new entry, which holds this in each language. */
function withNew(no: object, en: object = no) {
  const added = { entries: [no, en], last: 'new' } as const;
  return { ...start, ...withList(start, path, (list, entry) => [...list, entry], added) };
}

describe('a new entry of a list', () => {
  it('is no part of what is saved until it is filled in, in every language', () => {
    expect(withoutWaiting(withNew(blank))).toEqual(texts);
    expect(withoutWaiting(withNew(filled, { ...filled, answer: ' ' }))).toEqual(texts);
    const whole = withNew(filled);
    expect(withoutWaiting(whole)).toBe(whole.value);
  });

  it('lacks nothing before it has been left', () => {
    const document = withNew({ question: 'Hva?', answer: '' }, filled);
    expect(problemsOfWaiting(document)).toEqual([]);
    const left = { ...document, newEntries: withLeft(document, path) };
    expect(problemsOfWaiting(left)).toEqual([
      { document: 'home', path: ['no', 'list', 2, 'answer'], message: 'må fylles ut' },
    ]);
  });

  it('stays new while others move, and no longer once it is saved or gone', () => {
    const document = withNew(blank);
    const moved = { ...start, ...withList(document, path, (list) => move(list, 0, 1), {}) };
    expect(isWaiting(moved, path)).toBe(true);
    expect(stillNew(withNew(filled))).toEqual({});
    const gone = withList(document, path, (list) => list.slice(0, -1), { last: 'saved' });
    expect(gone).toEqual({ value: texts, newEntries: {} });
  });
});

it('an entry that was there before is saved as it is, also when it is emptied', () => {
  const emptied = { ...start, value: { no: { list: [blank, filled] }, en: { list: [filled, filled] } } };
  expect(withoutWaiting(emptied)).toBe(emptied.value);
});

it('what is in an entry that was moved is not new any more', () => {
  const company = {
    id: 'company',
    value: { parts: [{ points: [''] }, { points: [] }] },
    newEntries: { 'parts/0/points': 'new' },
  } as const;
  expect(withoutWaiting(company)).toEqual({ parts: [{ points: [] }, { points: [] }] });
  expect(withList(company, ['parts'], (list) => list.toReversed(), {}).newEntries).toEqual({});
});
