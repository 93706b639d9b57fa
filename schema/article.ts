import type { z } from 'zod';
import { group, pictureName, plain } from './parts.ts';
import { date } from './values.ts';

/** The facts above the text of a news article in content/news/. */
export const articleFacts = group('Nyhet', 'Opplysningene over teksten.', {
  date: date('Dato', 'År, måned, dag.'),
  title: plain('Tittel', 'På norsk.'),
  'title-en': plain('Engelsk tittel', 'Når nyheten også er på engelsk.').optional(),
  picture: pictureName
    .meta({ title: 'Bilde', description: 'Et av bildene, ved siden av teksten.', place: 'row' })
    .optional(),
});

export type ArticleFacts = z.infer<typeof articleFacts>;
