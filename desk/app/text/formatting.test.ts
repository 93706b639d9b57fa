import { describe, expect, it } from 'vitest';
import { makeBold, markLines, putLink, putPicture, type Selected } from './formatting.ts';

/** A text whose selection stands between two bars; one bar is a cursor. */
function read(drawn: string): Selected {
  const [before = '', inside = '', after] = drawn.split('|');
  const from = before.length;
  if (after === undefined) return { text: before + inside, from, to: from };
  return { text: before + inside + after, from, to: from + inside.length };
}

const draw = ({ text, from }: Selected) => `${text.slice(0, from)}|${text.slice(from)}`;

describe('a button over the text', () => {
  const list = (at: Selected) => markLines(at, '- ');
  const heading = (at: Selected) => markLines(at, '## ');
  const link = (at: Selected) => putLink(at, '/about');
  const picture = (at: Selected) => putPicture(at, 'sno');
  it.each([
    [makeBold, 'Vi |brøyter |nå', 'Vi **brøyter** |nå'],
    [makeBold, 'Vi | nå', 'Vi **viktig**| nå'],
    [makeBold, '|- En\n- To\n\nSlutt|', '- **En**\n- **To**\n\n**Slutt**|'],
    [list, '|', '- |'],
    [list, '|En\n\nTo\n|Tre', '- En\n- To|\n\nTre'],
    [list, 'Først\nE|n\nSist', 'Først\n- En|\n\nSist'],
    [list, '- Først\nE|n\n- Sist', '- Først\n- En|\n- Sist'],
    [heading, 'Vi bygger.\n\nGrus|', 'Vi bygger.\n\n## Grus|'],
    [link, 'Se |siden|.', 'Se [siden](/about)|.'],
    [link, 'Se |.', 'Se [/about](/about)|.'],
    [picture, '|', '![](sno)\n\n|'],
    [picture, 'Vi brøy|ter nå.', 'Vi brøyter nå.\n\n![](sno)\n\n|'],
    [picture, 'Én.|\n\n\nTo.', 'Én.\n\n![](sno)\n\n|To.'],
  ])('%o makes of %j', (change, before, after) => {
    expect(draw(change(read(before)))).toBe(after);
  });
});
