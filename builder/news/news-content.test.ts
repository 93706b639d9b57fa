import { expect, it } from 'vitest';
import { readArticleText } from './article-text.ts';
import { firstSentences } from './news-content.ts';

const nothing = { ofLink: () => null, ofPicture: () => null };

it.each([
  ['a short text, without its marks', 'Vi **brøyter** [nå](/contact).\n\nMer.', 'Vi brøyter nå.'],
  [
    'whole sentences',
    'Vi brøyter fra kl. 06.10. Ring oss. Det kommer mer snø.',
    'Vi brøyter fra kl. 06.10. Ring oss.',
  ],
  [
    'a long sentence, between words',
    'Vi brøyter i natt, i morgen, og hele neste uke igjen.',
    'Vi brøyter i natt, i morgen, og hele…',
  ],
  ['half a word that is too long', 'Vintervedlikehold'.repeat(3), 'VintervedlikeholdVintervedlikeholdVinte…'],
  ['the first paragraph', '![](bilde)\n\n## Nå\n\nVi brøyter.', 'Vi brøyter.'],
  ['what there is without one', '• Brøyter\n• Strør', 'Brøyter Strør'],
  ['lines one after the other', 'Ring oss:\nTel. 2*3', 'Ring oss: Tel. 2*3'],
  ['nothing where there are no words', '![](bilde)', ''],
])('the first sentences of an article are %s', (_what, text, expected) => {
  expect(firstSentences(readArticleText(text, nothing).body, 'no', 40)).toBe(expected);
});
