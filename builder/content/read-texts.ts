import path from 'node:path';
import type { z } from 'zod';
import type { Company } from '../../schema/company.ts';
import {
  type ContentName,
  contentNames,
  screens,
  type TextName,
  textFile,
  textNames,
} from '../../schema/content.ts';
import { isGroup } from '../../schema/is-group.ts';
import type { Texts } from '../../src/content/types.ts';
import { forEachLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { formatFacts, linksOf, pageTitle } from '../facts/firm.ts';
import { ContentError } from '../failure.ts';
import { asKept } from '../schema/check.ts';
import { gather } from '../schema/gather.ts';
import { type JsonFile, readJsonFile } from '../schema/json-file.ts';
import type { Project } from '../schema/project.ts';
import { checkTexts, type SpelledFacts, type TextSources } from './check-texts.ts';
import { compareLanguages } from './compare-languages.ts';
import { fillTexts } from './fill-texts.ts';

/** The fixed words belong to the code, so they are never read from a copy of content/. */
const projectRoot = path.join(import.meta.dirname, '../..');

type Labels = typeof import('../../labels/no.json');
type ByLanguage<Value> = Record<Language, Value>;

/** Reads and checks all texts. Throws a ContentError with everything that is wrong in any of them. */
export async function readTextSources(project: Project, facts: SpelledFacts): Promise<TextSources> {
  const readText = async (name: TextName, code: Language) => {
    const source = await readJsonFile(project, textFile(name, code));
    return { ...source, value: asKept(screens[name].texts, source.value) };
  };
  const read = await gather(languageCodes.flatMap((code) => textNames.map((name) => readText(name, code))));
  const byFile = new Map(read.map((source) => [source.file, source]));
  const filesOf = (code: Language) =>
    Object.fromEntries(
      textNames.map((name) => [name, byFile.get(textFile(name, code))]),
    ) as TextSources[Language];
  const sources = forEachLanguage(filesOf);
  const problems = checkTexts(sources, facts);
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}

/** The texts of every language with the fixed words and the facts filled in. */
export async function fillSources(sources: TextSources, company: Company): Promise<ByLanguage<Texts>> {
  const labels = await readLabels();
  return forEachLanguage((code) => {
    const fixed: Partial<Record<ContentName, unknown>> = labels[code];
    const own: Partial<Record<ContentName, JsonFile>> = sources[code];
    const schemas: Partial<Record<ContentName, { texts: z.ZodType }>> = screens;
    const values = { facts: formatFacts(company, code), links: linksOf(company) };
    const filled = contentNames.map((name) => {
      const written = merge(own[name]?.value, fixed[name]);
      return [name, fillTexts(written, values, schemas[name]?.texts)];
    });
    const texts = Object.fromEntries(filled) as Texts;
    for (const name of contentNames) {
      const page = texts[name];
      if ('meta' in page) page.meta.title = pageTitle(page.meta.title, company.name);
    }
    return texts;
  });
}

/** Reads the fixed words of every language. Throws a ContentError if the languages do not have the same ones. */
export async function readLabels(): Promise<ByLanguage<Labels>> {
  const files = await gather(languageCodes.map((code) => readJsonFile(projectRoot, `labels/${code}.json`)));
  const problems = files.flatMap(({ file, value, lineOf }) =>
    compareLanguages(files[0]?.value, value).map(({ path, predicate }) => ({
      file,
      line: lineOf(path),
      message: `${path.join('.')} ${predicate}.`,
    })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(
    languageCodes.map((code, index) => [code, files[index]?.value]),
  ) as ByLanguage<Labels>;
}

/** The owner's texts and the fixed words in one group. */
function merge(own: unknown, labels: unknown): unknown {
  if (own === undefined) return labels;
  if (!isGroup(own) || !isGroup(labels)) return own;
  const keys = Object.keys({ ...own, ...labels });
  return Object.fromEntries(keys.map((key) => [key, merge(own[key], labels[key])]));
}
