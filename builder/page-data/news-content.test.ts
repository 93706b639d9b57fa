import { expect, it } from 'vitest';
import { readArticleText } from '../../content-model/news/article-text.ts';
import { firstWords } from './news-content.ts';

it.each([
  ['a short text, without its marks', 'Vi **brøyter** [nå](/contact).\n\nMer.', 'Vi brøyter nå.'],
  [
    'the words that fit',
    'Vi brøyter i natt, i morgen, og neste uke.',
    'Vi brøyter i natt, i morgen, og neste…',
  ],
  ['the first paragraph', '![](bilde)\n\n## Nå\n\nVi brøyter.', 'Vi brøyter.'],
  ['what there is without one', '• Brøyter\n• Strør', 'Brøyter Strør'],
  ['nothing where there are no words', '![](bilde)', ''],
])('the first words of an article are %s', (_what, text, expected) => {
  expect(firstWords(readArticleText(text, () => null).body, 40)).toBe(expected);
});
