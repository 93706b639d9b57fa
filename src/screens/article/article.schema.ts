import { z } from 'zod';
import { pictureName } from '../../../schema/text-fields.ts';
import { date, group, literalText, trimInvisible } from '../../../schema/value-fields.ts';

const written = {
  title: literalText('Tittel', 'Over nyheten.'),
  text: z
    .string()
    .overwrite(trimInvisible)
    .regex(/\S/, { error: 'må fylles ut' })
    .meta({ title: 'Tekst', description: 'Tom linje mellom avsnittene.', input: 'article' }),
};

export const articleSchema = group('Nyhet', 'En nyhet på siden Aktuelt.', {
  date: date('Dato', 'År, måned, dag.'),
  picture: pictureName.nullable().meta({
    title: 'Bilde',
    description: 'Et av bildene. Øverst på nyheten, i listen og når den deles.',
    slot: 'window',
  }),
  no: group('Norsk', 'Nyheten på norsk.', written),
  en: group('Engelsk', 'Nyheten på engelsk, om den finnes på engelsk.', written).nullable(),
});

export type ArticleValue = z.infer<typeof articleSchema>;
