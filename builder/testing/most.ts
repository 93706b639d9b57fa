import { z } from 'zod';
import { type Company, company, longestFacts } from '../../schema/company.ts';
import { mostDays, type NoticeFile, notice } from '../../schema/notice.ts';

// The most that company.json may have: every fact filled in and as long as its field takes, every list full.

/** Returns the facts of a firm that fills every field. Throws if the check does not take them. */
export function mostCompany(): Company {
  return company.parse({ ...Object(mostOf(company)), ...longestFacts });
}

/** Returns a notice with the longest words, from now for as long as one may stay, and all ready sentences. */
export function mostNotice(): NoticeFile {
  const from = new Date();
  const until = new Date(from.getTime() + mostDays * 24 * 60 * 60 * 1000);
  const { sentences, notice: words } = Object(mostOf(notice));
  return notice.parse({
    sentences,
    notice: { ...words, from: from.toISOString(), until: until.toISOString() },
  });
}

/** The most that a schema accepts. Where letters are free, they are one word; `number` tells entries of a list apart. */
function mostOf(schema: z.ZodType, number = 1): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, mostOf(field as z.ZodType, number)]));
  }
  if (schema instanceof z.ZodNullable) return mostOf(schema.unwrap() as z.ZodType, number);
  if (schema instanceof z.ZodArray) {
    const length = mostEntries(schema);
    return Array.from({ length }, (_, index) => mostOf(schema.element as z.ZodType, index + 1));
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => mostOf(item as z.ZodType));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return number % 2 === 0;
  if (schema instanceof z.ZodNumber) return schema.maxValue;
  const { longest, max } = (schema.meta() ?? {}) as { longest?: string; max?: number };
  if (max === undefined) throw new Error(`No maximum: ${schema.meta()?.title}`);
  return longest ?? `Nr${number}${'Vintervedlikehold'.repeat(max)}`.slice(0, max);
}

function mostEntries(schema: z.ZodArray): number {
  const bounds = (schema.def.checks ?? []).map((check) => check._zod.def as { maximum?: number });
  const maximum = bounds.find((bound) => bound.maximum !== undefined)?.maximum;
  if (maximum === undefined) throw new Error(`No maximum: ${schema.meta()?.title}`);
  return maximum;
}
