import { describe, expect, it } from 'vitest';
import { piecesOf, placeInText, shownText, textAfter } from './pieces.ts';

const facts = { mainArea: 'Bærum', machines: '12', webHost: null };
const text = 'Vi brøyter i {mainArea} med {machines} maskiner.';
const pieces = piecesOf(text, facts);
const shown = 'Vi brøyter i Bærum med 12 maskiner.';

it('shows what the marks become', () => {
  expect(shownText(pieces)).toBe(shown);
  expect(shownText(piecesOf('{webHost} og {ukjent}', facts))).toBe('[navnet på webhotellet] og {ukjent}');
});

describe('what is changed in the field', () => {
  /** The text after a part of what is shown has been replaced. */
  function afterTyping(from: number, to: number, typed: string): string {
    return textAfter(pieces, shown.slice(0, from) + typed + shown.slice(to), from + typed.length);
  }
  const mark = shown.indexOf('Bærum');

  it('leaves the marks around it', () => {
    expect(afterTyping(0, 2, 'Vi to')).toBe(text.replace('Vi', 'Vi to'));
    expect(afterTyping(shown.length, shown.length, ' Ring.')).toBe(`${text} Ring.`);
  });

  it.each([
    ['right before a mark', mark, mark, 'B', text.replace('{mainArea}', 'B{mainArea}')],
    ['right after a mark', mark + 5, mark + 5, 'm', text.replace('{mainArea}', '{mainArea}m')],
    ['over a whole mark', mark, mark + 5, 'Asker', text.replace('{mainArea}', 'Asker')],
    ['in a mark, which becomes words', mark + 1, mark + 2, 'e', text.replace('{mainArea}', 'Berum')],
    ['over two marks', mark + 3, mark + 12, '', 'Vi brøyter i Bær maskiner.'],
  ])('is carried over %s', (_where, from, to, typed, expected) => {
    expect(afterTyping(from, to, typed)).toBe(expected);
  });

  it('is found when nothing is known of the cursor', () => {
    expect(textAfter(pieces, shown.replace('brøyter', 'strør'), 0)).toBe(text.replace('brøyter', 'strør'));
  });
});

it('a selection in the field has a place in the text, with whole marks', () => {
  const place = (from: number, to: number) =>
    text.slice(placeInText(pieces, from, 'start'), placeInText(pieces, to, 'end'));
  const at = shown.indexOf('12');
  expect(place(at + 1, at + 11)).toBe('{machines} maskiner');
  expect(place(0, 2)).toBe('Vi');
  expect(place(10, at + 1)).toBe(' i {mainArea} med {machines}');
});
