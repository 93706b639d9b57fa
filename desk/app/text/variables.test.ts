import { describe, expect, it } from 'vitest';
import { applyEdit, changedFacts, commonEnds, displayText, toSegments, withFacts } from './variables.ts';

const field = null;
const variables = {
  area: { field, description: 'området', becomes: 'i Bærum' },
  fleet: { field, description: 'antall maskiner', becomes: '12 maskiner' },
  webHost: { field, description: 'navnet på webhotellet', becomes: null },
};
const text = 'Vi brøyter {area} med {fleet}.';
const segments = toSegments(text, variables);
const shown = 'Vi brøyter i Bærum med 12 maskiner.';

it('shows the values of variables', () => {
  expect(displayText(segments)).toBe(shown);
  expect(displayText(toSegments('{webHost} og {ukjent}', variables))).toBe(
    '[navnet på webhotellet] og {ukjent}',
  );
});

describe('an edit of the shown text', () => {
  function afterTyping(from: number, to: number, typed: string): string {
    return applyEdit(segments, shown.slice(0, from) + typed + shown.slice(to), from + typed.length);
  }
  const mark = shown.indexOf('i Bærum');

  it.each([
    ['right before a mark', mark, mark, 'B', text.replace('{area}', 'B{area}')],
    ['right after a mark', mark + 7, mark + 7, 'm', text.replace('{area}', '{area}m')],
    ['over a whole mark', mark, mark + 7, 'Asker', text.replace('{area}', 'Asker')],
    ['over two marks', mark + 5, mark + 14, '', 'Vi brøyter i Bær maskiner.'],
  ])('is applied %s', (_where, from, to, typed, expected) => {
    expect(afterTyping(from, to, typed)).toBe(expected);
  });

  it('is found in whole characters', () => {
    // The first pair shares its first UTF-16 unit, the second its last.
    expect(commonEnds('Snø 😀', 'Snø 😁')).toEqual({ prefix: 4, suffix: 0 });
    expect(commonEnds('😀!', '\u{1fa00}!', 0)).toEqual({ prefix: 0, suffix: 1 });
  });

  it('is found without the cursor', () => {
    expect(applyEdit(segments, shown.replace('brøyter', 'strør'), 0)).toBe(text.replace('brøyter', 'strør'));
  });
});

describe('a fact that is changed in a text', () => {
  const facts = {
    phone: { field: 'phone', description: 'telefonnummeret', becomes: '+47 67 00 11 22' },
    area: { field: 'area', description: 'området', becomes: 'i Bærum' },
    authority: { field: null, description: 'tilsynet', becomes: 'datatilsynet.no' },
  };
  const original = 'Ring {phone} {area}.';
  const changes = (text: string, before = original) =>
    changedFacts(before, text, facts).map(({ description, typed }) => [description, typed]);

  it('has what stands between the words around it', () => {
    expect(changes('Ring +47 67 00 11 33 {area}.')).toEqual([['telefonnummeret', '+47 67 00 11 33']]);
    expect(changes('Ring +47 67 00 {area}.')).toEqual([['telefonnummeret', '+47 67 00']]);
    expect(changes('Ring {phone} i Asker.')).toEqual([['området', 'i Asker']]);
  });

  it('is changed too where the words around it are others', () => {
    expect(changes('SMS til +47 67 00 11 33 {area}.')).toEqual([['telefonnummeret', null]]);
  });

  it('asks nothing when it is deleted, the same, or nobody’s to change', () => {
    expect(changes(original)).toEqual([]);
    expect(changes('Ring  {area}.')).toEqual([]);
    expect(changes('Ring {area}.')).toEqual([]);
    expect(changes('Ring +47 67 00 11 22 {area}.')).toEqual([]);
    expect(changes('Vi brøyter i Bærum på +47 67 00 11 22.')).toEqual([]);
    expect(changes('Se personvern.no', 'Se {authority}')).toEqual([]);
  });

  it('is a fact again in the words that the text had, and a contact where it is written out', () => {
    const leave = (text: string, known = ['phone']) => withFacts(text, original, facts, known);
    expect(leave('Ring +47 67 00 11 22 i Bærum.')).toBe(original);
    expect(leave('Ring +47\u00a067 00 11 22 i Bærum nå')).toBe('Ring {phone} i Bærum nå');
    expect(leave('Ring +47 67 00 11 223')).toBe('Ring +47 67 00 11 223');
    expect(leave('Ring +47 67 00 11 22', [])).toBe('Ring +47 67 00 11 22');
  });
});
