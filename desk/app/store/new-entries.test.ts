import { describe, expect, it } from 'vitest';
import {
  pathWithWaiting,
  problemsOfWaiting,
  stillNew,
  withLeft,
  withList,
  withoutWaiting,
} from './new-entries.ts';

const blank = { question: '', answer: '' };
const filled = { question: 'Hva?', answer: 'Alt.' };
const texts = { no: { list: [filled, filled] }, en: { list: [filled, filled] } };
const start = { id: 'texts/home', value: texts as unknown, newEntries: {} };
const path = ['list'];

/** A document whose list has a new entry in the middle, which holds this in each language. */
function withNew(no: object, en: object = no) {
  const entries = [no, en];
  const added = withList(start, path, (list, entry) => list.toSpliced(1, 0, entry), {
    entries,
    state: 'new',
  });
  return { ...start, ...added };
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
    const left = { ...document, newEntries: withLeft(document, path, 1) };
    expect(problemsOfWaiting(left)).toEqual([
      { document: 'texts/home', path: ['no', 'list', 1, 'answer'], message: 'må fylles ut' },
    ]);
  });

  it('does not move what is wrong elsewhere to another entry', () => {
    const document = withNew(blank);
    expect(pathWithWaiting(document, ['en', 'list', 0, 'answer'])).toEqual(['en', 'list', 0, 'answer']);
    expect(pathWithWaiting(document, ['en', 'list', 1, 'answer'])).toEqual(['en', 'list', 2, 'answer']);
    expect(pathWithWaiting(document, ['no', 'title'])).toEqual(['no', 'title']);
  });

  it('stays new while it is moved, and no longer once it is saved', () => {
    const moved = withList(withNew(blank), path, (list) => list.toReversed(), {
      entries: [],
      state: 'saved',
    });
    expect(withoutWaiting({ ...start, ...moved })).toEqual(texts);
    expect(stillNew(withNew(blank))).toEqual({ list: ['saved', 'new', 'saved'] });
    expect(stillNew(withNew(filled))).toEqual({});
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
    newEntries: { 'parts/0/points': ['new'] },
  } as const;
  expect(withoutWaiting(company)).toEqual({ parts: [{ points: [] }, { points: [] }] });
  const moved = withList(company, ['parts'], (list) => list.toReversed(), { entries: [], state: 'saved' });
  expect(moved.newEntries).toEqual({ parts: ['saved', 'saved'] });
});
