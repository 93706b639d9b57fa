import { articlePath } from '../../src/routing/paths.ts';
import { type ArticleValue, englishMark, isEnglishMark } from '../../src/screens/article/content.ts';
import { unreadable } from '../failure.ts';
import { takenNames } from '../files.ts';
import { type Source, strayName } from '../schema/check.ts';

// The lines above the text are no YAML: a title may have a colon, a # or a bracket in it.

/** The lines above the text, and the place of each in the value. */
const facts: Record<string, readonly string[]> = {
  date: ['date'],
  title: ['no', 'title'],
  'title-en': ['en', 'title'],
  picture: ['picture'],
};

/** Parses an article without checking it: what the file lacks is empty. Throws a ContentError. */
export function parseArticle(file: string, source: string): Source & { value: ArticleValue } {
  const wrong = (line: number, message: string) => unreadable(file, line, message);
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '---') throw wrong(1, 'Filen må begynne med en linje med tre bindestreker: ---.');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end === -1) throw wrong(lines.length, 'Det mangler en ny linje med --- under opplysningene.');

  const found = new Map<string, { value: string; line: number }>();
  for (const [index, text] of lines.slice(1, end).entries()) {
    if (text.trim() === '') continue;
    const line = index + 2;
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(text.trim()) ?? [];
    if (name === '') throw wrong(line, 'Skriv et navn, kolon og en verdi, for eksempel title: Første snø.');
    if (!facts[name]) throw wrong(line, strayName(name));
    if (found.has(name)) throw wrong(line, `Linjen ${name} står to ganger: behold én.`);
    found.set(name, { value: value.trim().replace(/^"(.*)"$/, '$1'), line });
  }

  const mark = lines.findIndex((line, index) => index > end && isEnglishMark(line));
  const norwegian = textBetween(end + 1, mark === -1 ? lines.length : mark);
  const english = mark === -1 ? { text: '', line: 1 } : textBetween(mark + 1, lines.length);
  const fact = (name: string) => found.get(name)?.value ?? '';
  return {
    file,
    value: {
      date: fact('date'),
      picture: fact('picture') || null,
      no: { title: fact('title'), text: norwegian.text },
      en: english.text === '' ? null : { title: fact('title-en'), text: english.text },
    },
    lineOf: (path) => {
      if (path[1] === 'text') return path[0] === 'en' ? english.line : norwegian.line;
      const name = Object.keys(facts).find((one) => facts[one]?.join() === path.join()) ?? '';
      return found.get(name)?.line ?? 1;
    },
  };

  function textBetween(from: number, to: number) {
    const written = lines.slice(from, to);
    const blank = written.findIndex((line) => line.trim() !== '');
    return { text: written.join('\n').trim(), line: from + 1 + Math.max(blank, 0) };
  }
}

/** Writes the file of an article. */
export function writeArticle({ date, picture, no, en }: ArticleValue): string {
  const found = { date, title: no.title, 'title-en': en?.title ?? '', picture: picture ?? '' };
  const lines = Object.entries(found).flatMap(([name, fact]) => {
    const text = fact.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${name}: ${/^".*"$/.test(text) ? `"${text}"` : text}`];
  });
  const english = en ? [englishMark, '', en.text.trim(), ''] : [];
  return ['---', ...lines, '---', '', no.text.trim(), '', ...english].join('\n');
}

/** The name of the article that a path leads to. */
export const slugOf = (path: string): string => path.slice(articlePath('').length);

/** What is wrong with the name of an article in files and addresses, in Norwegian; null if nothing is. */
export function nameComplaint(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name))
    return 'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.';
  if (!takenNames.includes(name)) return null;
  return `Filnavnet kan ikke være ${name}.md: adressen betyr noe annet. Ta med et ord til, for eksempel ${name}-nytt.md.`;
}
