import { z } from 'zod';
import { getIn } from '../../common/json.ts';
import { forEachLanguage, languageCodes } from '../../common/languages.ts';
import { latestEnd } from '../../common/notice-days.ts';
import { type NoticeDocument, noticeSchema } from '../notice.ts';
import { metaOf } from '../schema-tree.ts';
import { screenFileNames, screenSchemas } from '../screen-schemas.ts';
import { exampleCompany, withLongTexts } from './example-company.ts';

/** A notice with a long text in each language, for the layout. */
export function maximalNotice(): NoticeDocument {
  const now = new Date();
  const times = { from: now.toISOString(), until: latestEnd(now).toISOString() };
  return withLongTexts(noticeSchema, { notice: { ...forEachLanguage(() => ''), ...times } });
}

const fewestEntries = (schema: z.ZodArray): number =>
  schema.def.checks?.find((check) => check instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum ?? 0;

const pointCounts = [
  ['privacy', 'sections.2.points', 4],
  ['privacy', 'sections.6.points', 3],
] as const;

/** Returns the least files of content/ that the schemas accept, with a picture of its own in each place. */
export function sampleFiles(): Record<string, unknown> {
  const pictureNames: string[] = [];
  let count = 0;

  function makeText(schema: z.ZodString): string {
    count += 1;
    const { slot, min = 1 } = metaOf(schema);
    if (!slot) return `Ord ${count}`.padEnd(min, 'a');
    const name = `picture-${count}`;
    pictureNames.push(name);
    return name;
  }

  function make(schema: unknown): unknown {
    if (schema instanceof z.ZodObject)
      return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, make(field)]));
    if (schema instanceof z.ZodArray)
      return Array.from({ length: fewestEntries(schema) }, () => make(schema.element));
    if (schema instanceof z.ZodNullable) return make(schema.unwrap());
    if (schema instanceof z.ZodBoolean) return metaOf(schema).default === true;
    if (schema instanceof z.ZodString) return makeText(schema);
  }

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
  const added = '2026-11-01T08:00:00Z';
  const picture = { photo: true, focus: [50, 50], alt: words, caption: words, added };
  const pictures = pictureNames.map((name) => [`pictures/${name}.json`, structuredClone(picture)]);
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
