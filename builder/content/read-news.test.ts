import { expect, it } from 'vitest';
import { articleFile } from '../../content-model/content-files.ts';
import { ContentError } from '../../content-model/problems.ts';
import type { ArticleValue } from '../../content-model/screens/article.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { readNews } from './read-news.ts';

const file = articleFile('forste-sno');
const firstSnow: ArticleValue = {
  date: '2026-11-20',
  picture: null,
  no: { title: 'Første snø', text: 'Hei' },
  en: { title: '', text: '' },
  readyAt: null,
};

async function read(name: string, source: string) {
  const other = JSON.stringify({ ...firstSnow, date: '2026-11-19' });
  const project = temporaryFolder({ [name]: source, [articleFile('ny-maskin')]: other });
  const [article] = await readNews(project, new Set(['gul-maskin']), '2026-11-27');
  return article;
}

const readArticle = (change: object) => read(file, JSON.stringify({ ...firstSnow, ...change }, null, 2));

const tomorrow = '2026-11-28';
const no = (text: string) => ({ no: { title: 'A', text } });

it.each<[problem: string, change: object, line: number, sentence: string]>([
  ['a date of tomorrow', { date: tomorrow }, 2, '«Dato» (date) ligger fram i tid'],
  ['a picture in a list', no('• a\n• ![](gul-maskin)'), 6, '«Tekst» (no.text) har et bilde midt i teksten'],
  [
    'a picture that is gone',
    no('![](gul-maskin)\n![](y.png)'),
    6,
    '«Tekst» (no.text) har bildet y.png, som ikke',
  ],
  ['a lost picture', { picture: 'borte' }, 3, '«Bilde» (picture) er borte, som ikke finnes'],
  ['a second bad link', no('[a](/contact) [b](x)'), 6, '«Tekst» (no.text) har lenken «x», som ikke'],
])('an article with %s is refused with file and line', async (_problem, change, line, sentence) => {
  const reading = readArticle(change);
  await expect(reading).rejects.toThrow(ContentError);
  await expect(reading).rejects.toThrow(`${file}, linje ${line}: ${sentence}`);
});

it.each([
  ['javascript:alert%281%29', 'ftp://b', 'https://[', '/\\\\a.no', '/%E0', '/borte'],
  ['/contact#%E0', '/aktuelt/borte', '/aktuelt#ny-maskin', '/aktuelt/ny-maskin#b'],
])('broken links are refused: %s, %s, %s, %s', async (...links) => {
  for (const link of links) {
    await expect(readArticle(no(`[a](${link})`)), link).rejects.toThrow('ikke fører noe sted');
  }
});

it('English needs a title and a text', async () => {
  for (const en of [
    { title: 'First snow', text: '' },
    { title: '', text: 'We plow.' },
  ])
    expect((await readArticle({ en }))?.en).toBeNull();
});
