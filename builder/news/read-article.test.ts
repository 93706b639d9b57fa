import { describe, expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { readArticle } from './read-article.ts';

const file = 'content/news/forste-sno.md';
const facts = ['---', 'date: 2026-11-20', 'title: Første snø', 'title-en: First snow', '---'];
const write = (...lines: string[]) => readArticle(file, [...facts, ...lines].join('\n'));

describe('an article', () => {
  it('has its date, its titles and its text in both languages', () => {
    const article = write('Vi er i **gang**.', '', '[english]', '', 'We have *begun*.');
    expect(article).toMatchObject({ slug: 'forste-sno', date: '2026-11-20', picture: null });
    expect(article.no).toEqual({
      title: 'Første snø',
      body: [{ element: 'p', inside: ['Vi er i ', { element: 'strong', inside: ['gang'] }, '.'] }],
    });
    expect(article.en?.title).toBe('First snow');
    expect(article.en?.body).toEqual([
      { element: 'p', inside: ['We have ', { element: 'em', inside: ['begun'] }, '.'] },
    ]);
  });

  it('may lack its translation', () => {
    expect(write('Bare norsk.').en).toBeNull();
  });

  it('keeps its headings below those of the page, and its lists and links', () => {
    const { body } = write('## Når', '', '- mandag', '- tirsdag', '', '[Ring](tel:+4700000000)').no;
    expect(body).toEqual([
      { element: 'h3', inside: ['Når'] },
      {
        element: 'ul',
        inside: [
          { element: 'li', inside: ['mandag'] },
          { element: 'li', inside: ['tirsdag'] },
        ],
      },
      { element: 'p', inside: [{ element: 'a', href: 'tel:+4700000000', inside: ['Ring'] }] },
    ]);
  });

  it('shows HTML as the text it is', () => {
    const { body } = write('<script>alert(1)</script>', '', 'Hei <b onclick="x()">du</b>').no;
    expect(body).toEqual([
      { element: 'p', inside: ['<script>alert(1)</script>'] },
      { element: 'p', inside: ['Hei <b onclick=«x()»>du</b>'] },
    ]);
  });
});

describe('a malformed article stops the build with file, line and cure', () => {
  const refused = (source: string[], name = file) => {
    const read = () => readArticle(name, source.join('\n'));
    expect(read).toThrow(BuildFailure);
    return expect(read);
  };

  it('without its facts', () => refused(['Hei']).toThrow(`${file}, line 1: The file must begin with`));
  it('with facts that do not end', () =>
    refused(['---', 'date: 2026-11-20']).toThrow(`${file}, line 2: A second line`));
  it('with a date that is none', () =>
    refused(['---', 'date: 2026-02-30', 'title: A', '---', 'Hei']).toThrow('date: 2026-11-20'));
  it('without a title', () => refused(['---', 'date: 2026-11-20', '---', 'Hei']).toThrow('Norwegian title'));
  it('with an unknown fact', () =>
    refused(['---', 'date: 2026-11-20', 'tittel: A', '---', 'Hei']).toThrow(
      `${file}, line 3: Write "name: value"`,
    ));
  it('with a fact twice', () =>
    refused(['---', 'date: 2026-11-20', 'date: 2026-11-20', 'title: A', '---']).toThrow(
      '"date" stands here twice',
    ));
  it('without a text', () => refused(facts).toThrow('The Norwegian text is missing'));
  it('with English text but no English title', () =>
    refused(['---', 'date: 2026-11-20', 'title: A', '---', 'Hei', '[english]', 'Hi']).toThrow('"title-en:"'));
  it('with a link that could run a script', () =>
    refused([...facts, '', 'En [lenke](ftp://example.no/a).']).toThrow(
      `${file}, line 7: The link "ftp://example.no/a"`,
    ));
  it('with a picture in the text', () =>
    refused([...facts, '', '![x](y.png)']).toThrow('name it as "picture"'));
  it('with a table', () =>
    refused([...facts, '', '|a|b|', '|-|-|', '|1|2|']).toThrow('Write it as plain text'));
  it('with a name that makes no address', () =>
    refused(facts, 'content/news/Første snø.md').toThrow('small letters'));
});
