import { z } from 'zod';
import { getIn } from '../../common/json.ts';
import { forEachLanguage, languageCodes } from '../../common/languages.ts';
import { asJsonObject } from '../../common/records.ts';
import { dayMs } from '../../common/time.ts';
import { type Company, companySchema, exampleCompany, longestValues } from '../../schema/company.ts';
import { maxDays, type NoticeFile, noticeSchema } from '../../schema/notice-schema.ts';
import { screenFileNames, screenSchemas } from '../../schema/screen-schemas.ts';

type Amount = 'minimal' | 'maximal';

/** Returns a function that makes values as small or as large as schemas accept, in which no two texts are equal. */
function fixtureMaker(amount: Amount, pictures: string[] = []) {
  let count = 0;
  return make;

  function make(schema: unknown): unknown {
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries(schema.shape).map(([name, field]) => [name, make(field)]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (schema instanceof z.ZodArray)
      return Array.from({ length: listLength(schema, amount) }, () => make(schema.element));
    if (schema instanceof z.ZodNullable) return make(schema.unwrap());
    if (schema instanceof z.ZodTuple) return schema.def.items.map(make);
    if (schema instanceof z.ZodEnum) return schema.options[count++ % schema.options.length];
    if (schema instanceof z.ZodBoolean) return false;
    if (schema instanceof z.ZodNumber) return schema.maxValue;
    return schema instanceof z.ZodString ? makeText(schema) : undefined;
  }

  function makeText(schema: z.ZodString): string {
    count += 1;
    const { slot, min = 1, max = 0, longest } = schema.meta() ?? {};
    if (slot) {
      pictures.push(`picture-${count}`);
      return `picture-${count}`;
    }
    if (amount === 'minimal') return `Ord ${count}`.padEnd(min, 'a');
    return longest ?? `Nr${count}${'Vintervedlikehold'.repeat(max)}`.slice(0, max);
  }
}

function listLength(schema: z.ZodArray, amount: Amount): number {
  const lengths = (schema.def.checks ?? []).map((check) => {
    if (amount === 'minimal') return check instanceof z.core.$ZodCheckMinLength ? check._zod.def.minimum : 0;
    return check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : 0;
  });
  return Math.max(0, ...lengths);
}

/** The company data with the most entries in every list and the longest text in every field. */
export const maximalCompany = (): Company =>
  companySchema.parse({ ...asJsonObject(fixtureMaker('maximal')(companySchema)), ...longestValues });

/** A notice with the longest words, from now for as many days as it may last, and all ready sentences. */
export function maximalNotice(): NoticeFile {
  const file = asJsonObject(fixtureMaker('maximal')(noticeSchema));
  const from = new Date().toISOString();
  const until = new Date(Date.parse(from) + maxDays * dayMs).toISOString();
  return noticeSchema.parse({ ...file, notice: { ...asJsonObject(file.notice), from, until } });
}

/** Lists that need more entries than their schemas tell. */
const pointCounts = [
  ['excavation', 'rows.excavation.points', 8],
  ['privacy', 'sections.2.points', 4],
  ['privacy', 'sections.6.points', 3],
] as const;

/** Returns every JSON file of content/, by its path there, with as little as the schemas accept. */
export function sampleFiles(): Record<string, unknown> {
  const pictures: string[] = [];
  const make = fixtureMaker('minimal', pictures);
  const files = Object.fromEntries(
    screenFileNames.map((name) => [`${name}.json`, make(screenSchemas[name])]),
  );
  for (const language of languageCodes) {
    for (const [name, at, length] of pointCounts) {
      const points = Array.from({ length }, (_, index) => `Punkt ${index + 1}`);
      setAt(files[`${name}.json`], `${language}.${at}`, points);
    }
  }
  const words = forEachLanguage(() => 'Et bilde');
  const picture = { file: 'sample.webp', focus: [50, 50], alt: words, caption: words };
  return {
    ...files,
    'company.json': structuredClone(exampleCompany),
    'notice.json': { sentences: [], notice: null },
    'pictures/pictures.json': Object.fromEntries(pictures.map((name) => [name, structuredClone(picture)])),
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
