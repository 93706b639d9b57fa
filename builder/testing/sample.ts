import { z } from 'zod';
import { exampleCompany } from '../../schema/company.ts';
import { fileNames, screenFiles } from '../../src/screens/content.ts';
import { forEachLanguage, languageCodes } from '../../tables/languages.ts';

// The least content that the schemas accept, without meaning.

/** Makes the least value that a schema accepts. No two texts or names of one maker are the same. */
function valueMaker() {
  let count = 0;
  return function make(schema: z.ZodType): unknown {
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries(schema.shape).map(([name, field]) => [name, make(field as z.ZodType)]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (schema instanceof z.ZodArray) {
      return Array.from({ length: leastLength(schema) }, () => make(schema.element as z.ZodType));
    }
    if (schema instanceof z.ZodOptional) return undefined;
    if (schema instanceof z.ZodEnum) return schema.options[count++ % schema.options.length];
    if (!(schema instanceof z.ZodString)) throw new Error(`No sample for ${schema.def.type}`);
    count += 1;
    const { place, min = 1 } = (schema.meta() ?? {}) as SampleMeta;
    if (place) return `picture-${count}`;
    return `Ord ${count}`.padEnd(min, 'a');
  };
}

function leastLength(schema: z.ZodArray): number {
  const rules = (schema.def.checks ?? []).map((check) => check._zod.def as { minimum?: number });
  return Math.max(0, ...rules.map(({ minimum = 0 }) => minimum));
}

interface SampleMeta {
  place?: string;
  min?: number;
}

/** The lists whose length depends on where they are. */
const countedPoints = [
  ['excavation', 'rows.excavation.points', 8],
  ['privacy', 'sections.2.points', 4],
  ['privacy', 'sections.6.points', 3],
] as const;

/** Every JSON file of content/, by its path there. */
export function sampleFiles(): Record<string, unknown> {
  const make = valueMaker();
  const files = Object.fromEntries(fileNames.map((name) => [`${name}.json`, make(screenFiles[name])]));
  for (const language of languageCodes) {
    for (const [name, at, length] of countedPoints) {
      const points = Array.from({ length }, (_, index) => `Punkt ${index + 1}`);
      setAt(files[`${name}.json`], `${language}.${at}`, points);
    }
  }
  const names = [...JSON.stringify(files).matchAll(/picture-\d+/g)].map(([name]) => name);
  const words = forEachLanguage(() => 'Et bilde');
  const picture = { file: 'sample.webp', focus: [50, 50], alt: words, caption: words };
  return {
    ...files,
    'company.json': structuredClone(exampleCompany),
    'notice.json': { sentences: [], notice: null },
    'pictures/pictures.json': Object.fromEntries(names.map((name) => [name, structuredClone(picture)])),
  };
}

/** Sets the value at a path such as `questions.0.answer`; undefined removes it. */
export function setAt(whole: unknown, at: string, value: unknown): void {
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Group, whole as Group);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

type Group = Record<string, unknown>;
