import { z } from 'zod';
import { getIn } from '../../common/json.ts';
import { forEachLanguage, languageCodes } from '../../common/languages.ts';
import { asJsonObject } from '../../common/records.ts';
import { dayMs } from '../../common/time.ts';
import { type Company, companySchema, exampleCompany, longestValues } from '../../schema/company.ts';
import { maxDays, type NoticeFile, noticeSchema } from '../../schema/notice-schema.ts';
import { screenFileNames, screenSchemas } from '../../schema/screen-schemas.ts';
import { schemaIn } from '../validation/schema-tree.ts';

/** Makes the `minimal` or the `maximal` that a schema accepts. No two texts of one maker are the same. */
function fixtureMaker(amount: 'minimal' | 'maximal') {
  let count = 0;
  const makeInner = (schema: unknown) => make(schemaIn(schema) ?? z.never());
  return make;

  function make(schema: z.ZodType): unknown {
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries(schema.shape).map(([name, field]) => [name, makeInner(field)]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (schema instanceof z.ZodArray) {
      const length = listLength(schema, amount);
      return Array.from({ length }, () => makeInner(schema.element));
    }
    if (schema instanceof z.ZodOptional) return undefined;
    if (schema instanceof z.ZodNullable) return makeInner(schema.unwrap());
    if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => makeInner(item));
    if (schema instanceof z.ZodEnum) return schema.options[count++ % schema.options.length];
    if (schema instanceof z.ZodBoolean) return false;
    if (schema instanceof z.ZodNumber) return schema.maxValue;
    count += 1;
    const { slot, min = 1, max = 0, longest } = schema.meta() ?? {};
    if (slot) return `picture-${count}`;
    if (amount === 'minimal') return `Ord ${count}`.padEnd(min, 'a');
    return longest ?? `Nr${count}${'Vintervedlikehold'.repeat(max)}`.slice(0, max);
  }
}

function listLength(schema: z.ZodArray, amount: 'minimal' | 'maximal'): number {
  const lengths = (schema.def.checks ?? []).map((check) => {
    if (amount === 'minimal') return check instanceof z.core.$ZodCheckMinLength ? check._zod.def.minimum : 0;
    return check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : 0;
  });
  return Math.max(0, ...lengths);
}

/** The facts of a firm that fills every field, every list, and every text as far as its field takes. */
export const maximalCompany = (): Company =>
  companySchema.parse({ ...asJsonObject(fixtureMaker('maximal')(companySchema)), ...longestValues });

/** A notice with the longest words, from now for as long as one may stay, and all ready sentences. */
export function maximalNotice(): NoticeFile {
  const made = asJsonObject(fixtureMaker('maximal')(noticeSchema));
  const [from, until] = [0, maxDays].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  return noticeSchema.parse({ ...made, notice: { ...asJsonObject(made.notice), from, until } });
}

/** The lists whose length depends on where they are. */
const pointCounts = [
  ['excavation', 'rows.excavation.points', 8],
  ['privacy', 'sections.2.points', 4],
  ['privacy', 'sections.6.points', 3],
] as const;

/** Every JSON file of content/, by its path there, with as little as the schemas accept. */
export function sampleFiles(): Record<string, unknown> {
  const make = fixtureMaker('minimal');
  const files = Object.fromEntries(
    screenFileNames.map((name) => [`${name}.json`, make(screenSchemas[name])]),
  );
  for (const language of languageCodes) {
    for (const [name, at, length] of pointCounts) {
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
  const parent = getIn(whole, keys);
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no ${at}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}
