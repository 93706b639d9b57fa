import { marks } from '../../schema/company.ts';
import { screens, type TextName, textNames } from '../../schema/content.ts';
import { marksIn } from '../../schema/marks.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import type { ContentProblem } from '../failure.ts';
import { check, problemAt } from '../schema/check.ts';
import { visitTexts } from '../schema/fields.ts';
import type { JsonFile } from '../schema/json-file.ts';
import { compareLanguages } from './compare-languages.ts';

/** The text files of every language, as they are written. */
export type TextSources = Record<Language, Record<TextName, JsonFile>>;

/** Facts that a text must not spell out, by their marks. Empty where they are not known. */
export type SpelledFacts = Readonly<Partial<Record<'phone' | 'email' | 'organisationNumber', string>>>;

/** Returns the problems of all texts: each by itself, each pair of languages, and all pages together. */
export function checkTexts(sources: TextSources, facts: SpelledFacts): ContentProblem[] {
  const problems = textNames.flatMap((name) => {
    const found = languageCodes.flatMap((code) => checkFile(name, sources[code][name], facts));
    if (found.length > 0) return found;
    return languageCodes.flatMap((code) =>
      compareLanguages(sources[defaultLanguage][name].value, sources[code][name].value).map(
        ({ path, predicate }) => problemAt(screens[name].texts, path, predicate, sources[code][name]),
      ),
    );
  });
  return [...problems, ...languageCodes.flatMap((code) => findDuplicates(sources[code]))];
}

function checkFile(name: TextName, source: JsonFile, facts: SpelledFacts): ContentProblem[] {
  const schema = screens[name].texts;
  const problems = check(schema, source.value, source);
  visitTexts(schema, source.value, (text, _field, path) => {
    const complain = (predicate: string) => problems.push(problemAt(schema, path, predicate, source));
    const optional = marksIn(text).find((mark) => marks[mark]?.optional);
    if (optional !== undefined && typeof path.at(-1) !== 'number') {
      complain(
        `kan ikke bruke koden {${optional}}, for den kan være tom: bruk den i et eget avsnitt eller punkt`,
      );
    }
    for (const [mark, fact] of Object.entries(facts)) {
      if (!withoutSpaces(text).includes(withoutSpaces(fact))) continue;
      complain(`har ${fact} skrevet rett ut: skriv {${mark}} i stedet, så følger teksten med når det endres`);
    }
  });
  return problems;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Two pages with the same title or summary: search engines would show only one of them. */
function findDuplicates(sources: TextSources[keyof TextSources]): ContentProblem[] {
  const seen = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const name of textNames) {
    const source = sources[name];
    const { meta } = (source.value ?? {}) as { meta?: Record<string, unknown> };
    for (const field of ['title', 'description']) {
      const text = meta?.[field];
      if (typeof text !== 'string' || text.trim() === '') continue;
      const twin = seen.get(text);
      seen.set(text, name);
      if (twin === undefined) continue;
      const title = screens[twin as TextName].texts.meta()?.title;
      const predicate = `er den samme som på siden «${title}»: hver side trenger sin egen`;
      problems.push(problemAt(screens[name].texts, ['meta', field], predicate, source));
    }
  }
  return problems;
}
