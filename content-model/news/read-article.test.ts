import { expect, it } from 'vitest';
import type { ArticleValue } from '../screens/article.ts';
import { readArticle } from './read-article.ts';

const firstSnow: ArticleValue = {
  date: '2026-11-20',
  picture: null,
  no: { title: 'Første snø', text: 'Hei' },
  en: { title: '', text: '' },
  shown: false,
};

const read = (change: Partial<ArticleValue>) =>
  readArticle('forste-sno', { ...firstSnow, ...change }, '2026-11-27');

const no = (text: string) => ({ no: { title: 'A', text } });

it.each<[problem: string, change: Partial<ArticleValue>, path: string[], sentence: string]>([
  ['a date of tomorrow', { date: '2026-11-28' }, ['date'], '«Dato» ligger fram i tid'],
  [
    'a picture in a list',
    no('• a\n• ![](gul-maskin)'),
    ['no', 'text'],
    '«Tekst» har et bilde midt i teksten',
  ],
  ['a second bad link', no('[a](/contact) [b](x)'), ['no', 'text'], '«Tekst» har lenken «x», som ikke'],
])('an article with %s has a problem', (_problem, change, path, sentence) => {
  expect(read(change).problems).toMatchObject([{ path, sentence: expect.stringContaining(sentence) }]);
});

it.each(['javascript:alert%281%29', 'ftp://b', 'https://[', '/\\\\a.no', '/%E0', '/borte'])(
  'a broken link is a problem, and becomes its words: %s',
  (link) => {
    const { problems, article } = read(no(`[a](${link})`));
    expect(problems[0]?.sentence).toContain('ikke fører noe sted');
    expect(article.no.body).toEqual([{ element: 'p', children: ['a'] }]);
  },
);

it('a link to an article that is not there is no problem', () => {
  expect(read(no('[a](/aktuelt/borte)')).problems).toEqual([]);
});

it('a date that is none is today', () => {
  expect(read({ date: 'i går' }).article.date).toBe('2026-11-27');
});

it('English needs a title and a text that do not wait', () => {
  const written = { title: 'First snow', text: 'We plow.' };
  expect(read({ en: written }).article.en).not.toBeNull();
  for (const part of [{ text: '' }, { title: '' }, { text: '≠ We plow.' }, { title: '≠ Snow' }])
    expect(read({ en: { ...written, ...part } }).article.en).toBeNull();
});
