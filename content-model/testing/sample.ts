import { z } from 'zod';
import { getIn } from '../../common/json.ts';
import { forEachLanguage, languageCodes } from '../../common/languages.ts';
import { latestEnd } from '../../common/notice-days.ts';
import { asJsonObject } from '../../common/records.ts';
import { noticeSchema } from '../notice.ts';
import { screenFileNames, screenSchemas } from '../screen-schemas.ts';
import { exampleCompany } from './example-company.ts';

type Amount = 'minimal' | 'maximal';

class FixtureMaker {
  readonly pictures: string[] = [];
  readonly #amount: Amount;
  #count = 0;

  constructor(amount: Amount) {
    this.#amount = amount;
  }

  make(schema: unknown): unknown {
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries(schema.shape).map(([name, field]) => [name, this.make(field)]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (schema instanceof z.ZodArray)
      return Array.from({ length: listLength(schema, this.#amount) }, () => this.make(schema.element));
    if (schema instanceof z.ZodNullable) return this.make(schema.unwrap());
    if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => this.make(item));
    if (schema instanceof z.ZodEnum) return schema.options[this.#count++ % schema.options.length];
    if (schema instanceof z.ZodBoolean) return schema.meta()?.default === true;
    if (schema instanceof z.ZodNumber) return schema.maxValue;
    if (schema instanceof z.ZodString) return this.#makeText(schema);
  }

  #makeText(schema: z.ZodString): string {
    this.#count += 1;
    const { slot, min = 1, max = 0 } = schema.meta() ?? {};
    if (slot) {
      const name = `picture-${this.#count}`;
      this.pictures.push(name);
      return name;
    }
    if (this.#amount === 'minimal') return `Ord ${this.#count}`.padEnd(min, 'a');
    return `Nr${this.#count}${'Vintervedlikehold'.repeat(max)}`.slice(0, max);
  }
}

function listLength(schema: z.ZodArray, amount: Amount): number {
  const lengths = (schema.def.checks ?? []).map((check) => {
    if (amount === 'minimal') return check instanceof z.core.$ZodCheckMinLength ? check._zod.def.minimum : 0;
    return check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : 0;
  });
  return Math.max(0, ...lengths);
}

export function maximalNotice() {
  const file = asJsonObject(new FixtureMaker('maximal').make(noticeSchema));
  const now = new Date();
  const from = now.toISOString();
  const until = latestEnd(now).toISOString();
  return noticeSchema.parse({ notice: { ...asJsonObject(file.notice), from, until } });
}

const pointCounts = [
  ['privacy', 'sections.2.points', 4],
  ['privacy', 'sections.6.points', 3],
] as const;

export function sampleFiles(): Record<string, unknown> {
  const maker = new FixtureMaker('minimal');
  const files = Object.fromEntries(
    screenFileNames.map((name) => [`${name}.json`, maker.make(screenSchemas[name])]),
  );
  for (const language of languageCodes) {
    for (const [name, at, length] of pointCounts) {
      const points = Array.from({ length }, (_, index) => `Punkt ${index + 1}`);
      setAt(files[`${name}.json`], `${language}.${at}`, points);
    }
  }
  const words = forEachLanguage(() => 'Et bilde');
  const added = '2026-11-01T08:00:00Z';
  const picture = { photo: true, focus: [50, 50], alt: words, caption: words, added };
  const pictures = maker.pictures.map((name) => [`pictures/${name}.json`, structuredClone(picture)]);
  return {
    ...files,
    'company.json': structuredClone(exampleCompany),
    'notice.json': { notice: null },
    'ready-sentences.json': { sentences: [] },
    ...Object.fromEntries(pictures),
  };
}

export function setAt(whole: unknown, at: string, value: unknown): void {
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  const parent = getIn(whole, keys);
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no ${at}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}
