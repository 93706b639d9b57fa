import { describe, expect, it } from 'vitest';
import {
  continueList,
  makeBold,
  makeHeading,
  makeList,
  pasteList,
  putLink,
  type TextSelection,
} from './marks.ts';

/** A text, with its selection between two bars, or the cursor at one. */
function read(drawn: string): TextSelection {
  const [before = '', inside = '', after] = drawn.split('|');
  const from = before.length;
  if (after === undefined) return { text: before + inside, from, to: from };
  return { text: before + inside + after, from, to: from + inside.length };
}

const draw = ({ text, from }: TextSelection) => `${text.slice(0, from)}|${text.slice(from)}`;

describe('a command', () => {
  const link = (at: TextSelection) => putLink(at, '/about');
  it.each([
    [makeBold, 'Vi |brøyter |nå', 'Vi **brøyter** |nå'],
    [makeBold, 'Vi | nå', 'Vi **viktig**| nå'],
    [makeBold, '|• En\n• To\n\n- Slutt|', '• **En**\n• **To**\n\n**- Slutt**|'],
    [makeList, '|En\n\nTo\n|Tre', '• En\n• To|\nTre'],
    [makeList, '• Før|st\nEn|\nSist', '• Først\n• En|\nSist'],
    [makeList, 'Før\n|• En\n• To|', 'Før\nEn\nTo|'],
    [makeList, '## Grus|', '• Grus|'],
    [makeHeading, 'Vi bygger.\n\nGrus|', 'Vi bygger.\n\n## Grus|'],
    [link, 'Se |.', 'Se [/about](/about)|.'],
    [link, 'Se |de\nto|', 'Se [de to](/about)|'],
  ])('%o changes %j', (change, before, after) => {
    expect(draw(change(read(before)))).toBe(after);
  });
});

it.each([
  ['• En|', '• En\n• |'],
  ['• E|n\nTo', '• E\n• |n\nTo'],
  ['• En\n• |\nTo', '• En\n|\nTo'],
  ['|• En', null],
])('Enter in %j continues the list', (before, after) => {
  const next = continueList(read(before));
  expect(next && draw(next)).toBe(after);
});

it.each([
  ['|', '·\tEn\r\n  o\tTo\n§  Tre\n\uf0b7 Fire\n• Fem', '• En\n• To\n• Tre\n• Fire\n• Fem|'],
  ['• |', '• En\n• To', '• En\n• To|'],
  ['3 |', '· 4\n· 5', '3 · 4\n• 5|'],
  ['|', '– Ja.\n- 10 grader\no To\n§ 5\n·tre\n1. mai', null],
])('at %j pasted bullets become points: %j', (before, pasted, after) => {
  const next = pasteList(read(before), pasted);
  expect(next && draw(next)).toBe(after);
});
