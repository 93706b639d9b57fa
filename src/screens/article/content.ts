import { z } from 'zod';
import { pictureName } from '../../../schema/parts.ts';
import { date, group, plain, trimmed } from '../../../schema/values.ts';

export { default as words } from './words.json' with { type: 'json' };

/** The line between the Norwegian and the English text in the file of an article. */
export const englishMark = '[english]';

export const isEnglishMark = (line: string): boolean => line.trim().toLowerCase() === englishMark;

const written = {
  title: plain('Tittel', 'Over nyheten.'),
  text: z
    .string()
    .overwrite(trimmed)
    .regex(/\S/, { error: 'må fylles ut' })
    .refine((text) => !text.split('\n').some(isEnglishMark), {
      error: `kan ikke ha en linje som bare er ${englishMark}`,
    })
    .meta({ title: 'Tekst', description: 'Tom linje mellom avsnittene.', input: 'markdown' }),
};

export const article = group('Nyhet', 'En nyhet på siden Aktuelt.', {
  date: date('Dato', 'År, måned, dag.'),
  picture: pictureName.nullable().meta({
    title: 'Bilde',
    description: 'Et av bildene. Øverst på nyheten, i listen og når den deles.',
    place: 'window',
  }),
  no: group('Norsk', 'Nyheten på norsk.', written),
  en: group('Engelsk', 'Nyheten på engelsk, om den finnes på engelsk.', written).nullable(),
});

export type ArticleValue = z.infer<typeof article>;
