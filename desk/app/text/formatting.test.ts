import { describe, expect, it } from 'vitest';
import {
  continueList,
  keepInvisible,
  linkAt,
  putLink,
  putPicture,
  type Selected,
  toggleBold,
  toggleHardSpaces,
  toggleList,
} from './formatting.ts';

/** A text whose selection stands between two bars; one bar is a cursor. */
function read(drawn: string): Selected {
  const [before = '', inside = '', after] = drawn.split('|');
  const from = before.length;
  if (after === undefined) return { text: before + inside, from, to: from };
  return { text: before + inside + after, from, to: from + inside.length };
}

function draw({ text, from, to }: Selected): string {
  const inside = from === to ? '|' : `|${text.slice(from, to)}|`;
  return text.slice(0, from) + inside + text.slice(to);
}

describe('bold', () => {
  it.each([
    ['Vi |brøyter| nå', 'Vi |**brøyter**| nå'],
    ['Vi |brøyter |nå', 'Vi |**brøyter**| nå'],
    ['Vi brøy|ter nå', 'Vi **brøyter**| nå'],
    ['Vi **brøy|ter** nå', 'Vi brøyter| nå'],
    ['Vi **|brøyter|** nå', 'Vi |brøyter| nå'],
    ['Vi |**brøyter**| nå', 'Vi |brøyter| nå'],
    ['Vi **brøyter |nå|**', 'Vi |brøyter nå|'],
    ['|Vi **brøy|ter** nå', '|**Vi brøyter**| nå'],
    ['Vi | nå', 'Vi **|viktig|** nå'],
    ['', '**|viktig|**'],
    ['|- En\n- To\n\nSlutt|', '|- **En**\n- **To**\n\n**Slutt**|'],
    ['|- **En**\n- **To**|', '|- En\n- To|'],
    ['**A** |b|', '**A** |**b**|'],
  ])('%j becomes %j', (before, after) => {
    expect(draw(toggleBold(read(before)))).toBe(after);
  });
});

describe('a list', () => {
  it.each([
    ['|', '- |'],
    ['Si|ng', '- Sing|'],
    ['- Si|ng', 'Sing|'],
    ['|En\nTo|', '- En\n- To|'],
    ['|En\n\nTo\n|Tre', '- En\n- To|\n\nTre'],
    ['|- En\n- To|', 'En\n\nTo|'],
    ['Først\nE|n\nSist', 'Først\n\n- En|\n\nSist'],
    ['- Først\nE|n\n- Sist', '- Først\n- En|\n- Sist'],
    ['- Først\n- E|n\n- Sist', '- Først\n\nEn|\n\n- Sist'],
  ])('%j becomes %j', (before, after) => {
    expect(draw(toggleList(read(before)))).toBe(after);
  });

  it.each([
    ['- En|', '- En\n- |'],
    ['- E|n', '- E\n- |n'],
    ['- En\n- |', '- En\n\n|'],
    ['En|', null],
    ['|- En', null],
    ['- |En|', null],
  ])('Enter in %j gives %j', (before, after) => {
    const next = continueList(read(before));
    expect(next && draw(next)).toBe(after);
  });
});

describe('a link', () => {
  it.each([
    ['Se |siden| vår', { words: 'siden', href: '' }],
    ['Se [siden](/con|tact) vår', { words: 'siden', href: '/contact' }],
    ['Se ![](bil|de)', { words: '', href: '' }],
    ['|To\nlinjer|', { words: 'To linjer', href: '' }],
  ])('%j has %j', (before, link) => {
    expect(linkAt(read(before))).toMatchObject(link);
  });

  it.each([
    ['Se |siden|.', '/about', 'Se [siden](/about)|.'],
    ['Se [siden](/con|tact).', '/about', 'Se [siden](/about)|.'],
    ['Se [si|den](/contact).', '', 'Se siden|.'],
  ])('in %j to %j', (before, href, after) => {
    expect(draw(putLink(read(before), { words: 'siden', href }))).toBe(after);
  });
});

it.each([
  ['|', '![](sno)\n\n|'],
  ['Vi brøy|ter nå.', 'Vi brøyter nå.\n\n![](sno)\n\n|'],
  ['Én.|\n\n\nTo.', 'Én.\n\n![](sno)\n\n|To.'],
  ['- E|n\n- To', '- En\n\n![](sno)\n\n|- To'],
])('a picture in %j stands on a line of its own: %j', (before, after) => {
  expect(draw(putPicture(read(before), 'sno'))).toBe(after);
});

const tied = 'Vi startet i 2019 og har 12\u00a0maskiner.';

describe('what cannot be seen in a field is kept', () => {
  it('where the same words are typed again', () => {
    expect(keepInvisible(tied, 'Nå har vi 12 maskiner.')).toBe('Nå har vi 12\u00a0maskiner.');
    const word = 'Eiendoms\u00adforvaltning';
    expect(keepInvisible(word, 'Eiendomsforvaltning hos oss')).toBe(`${word} hos oss`);
  });

  it('and not where they are gone', () => {
    expect(keepInvisible(tied, 'Vi har mange maskiner.')).toBe('Vi har mange maskiner.');
  });
});

it('ties selected words together, and lets them go again', () => {
  const once = toggleHardSpaces(read('Vi har| 12 maskiner|.'));
  expect(once).toBe('Vi har 12\u00a0maskiner.');
  expect(toggleHardSpaces(read('Vi har |12\u00a0maskiner|.'))).toBe('Vi har 12 maskiner.');
});
