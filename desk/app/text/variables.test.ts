import { describe, expect, it } from 'vitest';
import { applyEdit, commonEnds, displayText, toSegments } from './variables.ts';

const field = null;
const variables = {
  area: { field, description: 'området', becomes: 'i Bærum', optional: false },
  fleet: { field, description: 'antall maskiner', becomes: '12 maskiner', optional: false },
  webHost: { field, description: 'navnet på webhotellet', becomes: null, optional: true },
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
