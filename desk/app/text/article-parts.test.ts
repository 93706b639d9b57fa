import { expect, it } from 'vitest';
import {
  type ArticlePart,
  insertPicture,
  joinArticle,
  movePicture,
  removePicture,
  splitArticle,
  splitBox,
} from './article-parts.ts';

const draw = (parts: readonly ArticlePart[]) =>
  parts.map(({ picture, text }) => (picture === null ? text : `<${picture}>`));

const idOf = (parts: readonly ArticlePart[], picture: string | null, number = 0) =>
  parts.filter((part) => part.picture === picture)[number]?.id ?? -1;

it.each([
  ['Hei', ['Hei']],
  ['', ['']],
  ['En\n\n![](a)\n\nTo', ['En', '<a>', 'To']],
  ['![Gammel](a)\n![](b)\nTo\n\nTre', ['', '<a>', '', '<b>', 'To\n\nTre']],
  ['En ![](a)', ['En ![](a)']],
])('%j has its parts', (text, parts) => {
  expect(draw(splitArticle(text))).toEqual(parts);
});

it('a text that is stored as the editor stores it stays as it is', () => {
  const text = 'En\n\nTo\n• tre\n\n![](a)\n\n![](b)\n\nFire';
  expect(joinArticle(splitArticle(text))).toBe(text);
});

it('pictures split a box at the cursor, in their order', () => {
  const parts = splitArticle('En setning. En til.');
  const split = splitBox(parts, idOf(parts, null), 11);
  const first = insertPicture(split, idOf(split, null), 'a');
  const second = insertPicture(first.parts, first.id, 'b');
  expect(draw(second.parts)).toEqual(['En setning.', '<a>', '', '<b>', 'En til.']);
  expect(draw(insertPicture(parts, -1, 'a').parts)).toEqual(['En setning. En til.', '<a>', '']);
});

it('a picture moves past a paragraph or another picture, and stops at the ends', () => {
  const parts = splitArticle('En\n\nTo\n\n![](a)\n\n![](b)');
  const move = (from: readonly ArticlePart[], picture: string, direction: 'up' | 'down') =>
    movePicture(from, idOf(from, picture), direction);
  const once = move(parts, 'a', 'up') ?? [];
  expect(draw(once)).toEqual(['En', '<a>', 'To', '<b>', '']);
  const twice = move(once, 'a', 'up') ?? [];
  expect(joinArticle(twice)).toBe('![](a)\n\nEn\n\nTo\n\n![](b)');
  expect(move(twice, 'a', 'up')).toBeNull();
  expect(draw(move(parts, 'b', 'up') ?? [])).toEqual(['En\n\nTo', '<b>', '', '<a>', '']);
  expect(move(parts, 'b', 'down')).toBeNull();
});

it('the boxes around a picture that is taken away become one', () => {
  const parts = splitArticle('En\n\n![](a)\n\nTo\n\n![](b)');
  expect(draw(removePicture(parts, idOf(parts, 'a')))).toEqual(['En\n\nTo', '<b>', '']);
});
