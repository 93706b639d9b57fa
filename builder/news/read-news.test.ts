import { describe, expect, it } from 'vitest';
import { ContentError } from '../failure.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { parseArticle, writeArticle } from './article-file.ts';
import { readArticle, readNews } from './read-news.ts';

const file = 'content/news/forste-sno.md';
const facts = ['---', 'date: 2026-11-20', 'title: Første snø', 'title-en: First snow', '---'];
const known = { slugs: ['ny-maskin'], pictures: new Set(['gul-maskin']) };
const read = (name: string, source: string) => readArticle(name, source, known);
const write = (...lines: string[]) => read(file, [...facts, ...lines].join('\n'));

describe('an article', () => {
  it('has its date, its titles and its text in both languages', () => {
    const article = write('Vi er i **gang**.', '', '[english]', '', 'We have *begun*.');
    expect(article).toMatchObject({ slug: 'forste-sno', date: '2026-11-20', picture: null });
    expect(article.no).toEqual({
      title: 'Første snø',
      body: [{ element: 'p', children: ['Vi er i ', { element: 'strong', children: ['gang'] }, '.'] }],
    });
    expect(article.en).toEqual({
      title: 'First snow',
      body: [{ element: 'p', children: ['We have ', { element: 'em', children: ['begun'] }, '.'] }],
    });
  });

  it('keeps its headings below those of the page, and its lists and links', () => {
    const { no, en } = write('## Når', '', '- mandag', '- tirsdag', '', '[Ring](tel:+4700000000)');
    expect(en).toBeNull();
    expect(no.body).toEqual([
      { element: 'h2', children: ['Når'] },
      { element: 'ul', children: ['mandag', 'tirsdag'].map((day) => ({ element: 'li', children: [day] })) },
      { element: 'p', children: [{ element: 'a', href: 'tel:+4700000000', children: ['Ring'] }] },
    ]);
  });

  it.each([
    "Første snø: vi brøyter #1 & 'ja' [nei]",
    '"Ferdig", sa han',
    '@firma – *ny* maskin',
    '2026',
    '- a',
  ])('has the title that is written: %s', (title) => {
    const source = ['\uFEFF---', `title: ${title}`, 'date: 2026-11-20', '', '---', 'Hei'].join('\r\n');
    expect(read(file, source).no).toEqual({ title, body: [{ element: 'p', children: ['Hei'] }] });
    const value = { date: '2026-11-20', picture: null, no: { title, text: 'Hei' }, en: null };
    expect(parseArticle(file, writeArticle(value)).value).toEqual(value);
  });

  it('has pictures on lines of their own, with the words of the text or none', () => {
    const { body } = write('Se:', '', '![](gul-maskin)', '![Ny og gul](gul-maskin)', '', 'Fin.').no;
    expect(body).toEqual([
      { element: 'p', children: ['Se:'] },
      { picture: { name: 'gul-maskin', words: '' } },
      { picture: { name: 'gul-maskin', words: 'Ny og gul' } },
      { element: 'p', children: ['Fin.'] },
    ]);
  });

  it('shows HTML as the text it is', () => {
    const { body } = write('<script>alert(1)</script>', '', 'Hei <b onclick="x()">du</b>').no;
    expect(body).toEqual([
      { element: 'p', children: ['<script>alert(1)</script>'] },
      { element: 'p', children: ['Hei <b onclick=«x()»>du</b>'] },
    ]);
  });
});

/** Also where the day begins up to a day later than in UTC. */
const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
const head = (...lines: string[]) => ['---', 'title: A', ...lines, '---', 'Hei'];
const day = 'date: 2026-11-20';

it.each<[problem: string, source: string[], line: number, sentence: string]>([
  ['no facts', ['Hei'], 1, 'Filen må begynne med en linje med tre bindestreker: ---.'],
  ['facts that do not end', ['---', day], 2, 'Det mangler en ny linje med ---'],
  ['no date', head(), 1, '«Dato» (date) må være en dag som finnes'],
  ['a date of tomorrow', head(`date: ${tomorrow}`), 3, 'Datoen ligger fram i tid'],
  ['no title', ['---', day, '---', 'Hei'], 1, '«Tittel» (no.title) må fylles ut.'],
  ['an unknown fact', head('tittel: A'), 3, 'tittel hører ikke til her: rett navnet'],
  ['a fact without a name', head('Første snø'), 3, 'Skriv et navn, kolon og en verdi'],
  ['a fact twice', head(day, day), 4, 'Linjen date står to ganger: behold én.'],
  ['no text', facts, 6, '«Tekst» (no.text) må fylles ut.'],
  ['one title', [...head(day), '[english]', 'A'], 1, '«Tittel» (en.title) må fylles ut'],
  ['a picture in a sentence', [...facts, '', 'Se', 'her: ![](gul-maskin)'], 8, 'Et bilde må stå på en linje'],
  ['a picture in a list', [...facts, '', '- a', '- ![](gul-maskin)'], 8, 'Et bilde må stå på en linje'],
  ['a picture that is gone', [...facts, '', '![](gul-maskin)', '![](y.png)'], 8, 'Bildet y.png finnes ikke'],
  ['a lost picture', head(day, 'picture: borte'), 4, 'Bildet borte finnes ikke'],
  ['a table', [...facts, '', '|a|b|', '|-|-|', '|1|2|'], 7, 'Teksten har noe som nyheter ikke kan ha'],
  ['a second bad link', [...facts, '', '[a](/contact) [b](x)'], 7, 'Lenken «x» fører ingen steder'],
])('an article with %s is refused with file and line', (_problem, source, line, sentence) => {
  const reading = () => read(file, source.join('\n'));
  expect(reading).toThrow(ContentError);
  expect(reading).toThrow(`${file}, linje ${line}: ${sentence}`);
});

it.each([
  ['javascript:alert%281%29', 'ftp://b', 'https://[', '/\\\\a.no', '/%E0', '/borte'],
  ['/contact#%E0', '/aktuelt/borte', '/aktuelt#ny-maskin', '/aktuelt/ny-maskin#b'],
])('links that lead nowhere are refused: %s, %s, %s, %s', (...links) => {
  for (const link of links) expect(() => write(`[a](${link})`), link).toThrow('fører ingen steder');
});

it.each(['Første snø', '404'])('an article cannot be called %s', (name) => {
  expect(() => read(`content/news/${name}.md`, [...facts, 'Hei'].join('\n'))).toThrow(
    /Filnavnet kan (bare|ikke)/,
  );
});

it('a folder among the articles is none', async () => {
  expect(await readNews(temporaryFolder({ 'content/news/gammelt.md/notat.txt': '' }), null)).toEqual([]);
});
