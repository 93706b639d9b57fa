import { describe, expect, it } from 'vitest';
import { ContentError } from '../failure.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { fileNameFrom, parseArticle, writeArticle } from './article-file.ts';
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
const head = (...lines: string[]) => ['---', ...lines, '---', 'Hei'];

it.each<[problem: string, source: string[], line: number, sentence: string]>([
  ['no facts', ['Hei'], 1, 'Filen må begynne med en linje med tre bindestreker: ---.'],
  ['facts that do not end', ['---', 'date: 2026-11-20'], 2, 'Det mangler en ny linje med ---'],
  ['no date', head('title: A'), 1, '«Dato» (date) må være en dag som finnes, med dag, måned og år'],
  [
    'an impossible date',
    head('date: 2026-02-30', 'title: A'),
    2,
    '«Dato» (date) må være en dag som finnes, med dag, måned og år',
  ],
  ['a date of another age', head('date: 0001-02-03', 'title: A'), 2, '«Dato» (date) må være mellom 1990 og'],
  ['a date of tomorrow', head(`date: ${tomorrow}`, 'title: A'), 2, 'Datoen ligger fram i tid'],
  ['a date too far away', head('date: 9999-02-03', 'title: A'), 2, '«Dato» (date) må være mellom 1990 og'],
  [
    'a character of no text',
    [...facts, 'Hei\u0000'],
    6,
    '«Tekst» (no.text) har et tegn som ikke kan vises, etter «Hei»',
  ],
  ['no title', head('date: 2026-11-20'), 1, '«Tittel» (no.title) må fylles ut.'],
  [
    'an unknown fact',
    head('date: 2026-11-20', 'title: A', 'tittel: A'),
    4,
    'tittel hører ikke til her: mente du title?',
  ],
  ['a fact without a name', head('date: 2026-11-20', 'Første snø'), 3, 'Skriv et navn, kolon og en verdi'],
  ['a fact twice', head('date: 2026-11-20', 'date: 2026-11-20'), 3, 'Linjen date står to ganger: behold én.'],
  ['no text', facts, 6, '«Tekst» (no.text) må fylles ut.'],
  [
    'one title',
    [...head('date: 2026-11-20', 'title: A'), '[english]', 'A'],
    1,
    '«Tittel» (en.title) må fylles ut',
  ],
  ['a second bad link', [...facts, '', '[a](x) [b](ftp://b)'], 7, 'Lenken «ftp://b» må begynne'],
  ['a link to a script', [...facts, '', '[a](javascript:alert%281%29)'], 7, 'Lenken «javascript:alert%281'],
  ['half a code in a link', [...facts, '', '[a](/contact#%E0)'], 7, 'Lenken «/contact#%E0» er skrevet feil'],
  ['half a code in a path', [...facts, '', '[a](/%E0)'], 7, 'Lenken «/%E0» er skrevet feil'],
  ['a link to no address', [...facts, '', '[a](https://[)'], 7, 'Lenken «https://%5B» er skrevet feil'],
  ['a link without a host', [...facts, '', '[a](/\\\\a.no)'], 7, 'Lenken «/%5Ca.no» fører ingen steder'],
  [
    'a picture in a sentence',
    [...facts, '', 'Se', 'her: ![](gul-maskin)'],
    8,
    'Et bilde må stå på en linje for seg',
  ],
  [
    'a picture in a list',
    [...facts, '', '- a', '- ![](gul-maskin)'],
    8,
    'Et bilde må stå på en linje for seg',
  ],
  ['a picture that is gone', [...facts, '', '![](gul-maskin)', '![](y.png)'], 8, 'Bildet y.png finnes ikke'],
  ['a lost picture', head('date: 2026-11-20', 'title: A', 'picture: borte'), 4, 'Bildet borte finnes ikke'],
  [
    'a link to no article',
    [...facts, '', '[a](/aktuelt/borte)'],
    7,
    'Lenken «/aktuelt/borte» fører ingen steder',
  ],
  [
    'a link into the list',
    [...facts, '', '[a](/aktuelt#ny-maskin)'],
    7,
    'Lenken «/aktuelt#ny-maskin» fører ingen steder',
  ],
  [
    'a link into an article',
    [...facts, '', '[a](/aktuelt/ny-maskin#b)'],
    7,
    'Lenken «/aktuelt/ny-maskin#b» fører ingen',
  ],
  ['a table', [...facts, '', '|a|b|', '|-|-|', '|1|2|'], 7, 'Teksten har noe som nyheter ikke kan ha'],
])('an article with %s is refused with file and line', (_problem, source, line, sentence) => {
  const reading = () => read(file, source.join('\n'));
  expect(reading).toThrow(ContentError);
  expect(reading).toThrow(`${file}, linje ${line}: ${sentence}`);
});

it.each([
  ['Første snø', 'små bokstaver fra a til z'],
  ['con', 'Filnavnet kan ikke være con.md'],
  ['lpt1', 'Filnavnet kan ikke være lpt1.md'],
  ['404', 'Filnavnet kan ikke være 404.md: adressen betyr noe annet'],
  ['a'.repeat(201), 'Filnavnet er for langt: det har 201 tegn'],
])('an article cannot be called %s', (name, sentence) => {
  const reading = () => read(`content/news/${name}.md`, [...facts, 'Hei'].join('\n'));
  expect(reading).toThrow(sentence);
});

it.each([
  ['forste-sno', 'forste-sno'],
  ['', 'nyhet'],
  ['aux', 'nyhet-aux'],
  ['404', 'nyhet-404'],
  [`${'vinter-'.repeat(14)}na`, 'vinter-'.repeat(11).slice(0, -1)],
  ['å'.repeat(90), 'a'.repeat(80)],
  ['🚜', 'nyhet'],
  ['Høst på Ås: Bærum', 'host-pa-as-baerum'],
])('a new article of the title «%s» gets a name that every system holds', (title, name) => {
  expect(fileNameFrom(title, 'nyhet')).toBe(name);
});

it('a folder among the articles is none', async () => {
  expect(await readNews(temporaryFolder({ 'content/news/gammelt.md/notat.txt': '' }), null)).toEqual([]);
});
