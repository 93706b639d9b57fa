import { z } from 'zod';
import { exampleCompany } from '../../schema/company.ts';
import { placements, screens, textNames } from '../../schema/content.ts';
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
    if (!(schema instanceof z.ZodString)) throw new Error(`No sample for ${schema.def.type}`);
    count += 1;
    const { place, fixed, min = 1 } = (schema.meta() ?? {}) as SampleMeta;
    if (place) return `picture-${count}`;
    if (fixed) return 'part';
    return `Ord ${count}`.padEnd(min, 'a');
  };
}

function leastLength(schema: z.ZodArray): number {
  const rules = (schema.def.checks ?? []).map((check) => check._zod.def as { minimum?: number });
  return Math.max(0, ...rules.map(({ minimum = 0 }) => minimum));
}

interface SampleMeta {
  place?: string;
  fixed?: boolean;
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
  const placed = valueMaker()(placements);
  const names = [...JSON.stringify(placed).matchAll(/picture-\d+/g)].map(([name]) => name);
  const words = forEachLanguage(() => 'Et bilde');
  const picture = { file: 'sample.webp', focus: [50, 50], alt: words, caption: words };
  const files: Record<string, unknown> = {
    'company.json': structuredClone(exampleCompany),
    'notice.json': { sentences: [], notice: null },
    'placements.json': placed,
    'pictures/pictures.json': Object.fromEntries(names.map((name) => [name, structuredClone(picture)])),
  };
  for (const language of languageCodes) {
    const make = valueMaker();
    for (const name of textNames) files[`${language}/${name}.json`] = make(screens[name].texts);
    for (const [name, at, length] of countedPoints) {
      const points = Array.from({ length }, (_, index) => `Punkt ${index + 1}`);
      setAt(files[`${language}/${name}.json`], at, points);
    }
  }
  return files;
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
