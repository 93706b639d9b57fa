import { z } from 'zod';
import { cleanText } from '../../common/clean-text.ts';
import { getIn } from '../../common/json.ts';
import { allowEmpty, date, group, instant, literalText, pictureName } from '../value-fields.ts';

export { default as articleStrings } from './article.strings.json' with { type: 'json' };

const title = literalText('Tittel', 'Over nyheten.');
const text = z
  .string()
  .overwrite(cleanText)
  .meta({ title: 'Tekst', description: 'Tom linje mellom avsnittene.', input: 'article' });

export const articleSchema = group('Nyhet', 'En nyhet på siden Aktuelt.', {
  date: date('Dato', 'År, måned, dag.'),
  readyAt: instant('Klar til å publiseres', 'Når nyheten ble klar. Til da er den et utkast.')
    .nullable()
    .meta({ title: 'Klar til å publiseres', emptyLabel: 'Utkast', input: 'instant' }),
  picture: pictureName.nullable().meta({
    title: 'Bilde',
    description: 'Et av bildene. Øverst på nyheten, i listen og når den deles.',
    slot: 'window',
  }),
  no: group('Norsk', 'Nyheten på norsk.', { title, text }),
  en: group('Engelsk', 'Nyheten på engelsk, når både tittel og tekst er skrevet.', {
    title: allowEmpty(title),
    text,
  }),
});

export type ArticleValue = z.infer<typeof articleSchema>;

/** Returns whether an article is published with the others, also for an invalid one. The others are drafts. */
export const isArticleReady = (value: unknown): boolean =>
  Boolean(getIn(value, ['readyAt']) && getIn(value, ['no', 'text']));

interface DatedArticle {
  date: string;
  /** Null for a draft, which comes before the others of its day. */
  readyAt: string | null;
  /** The name of its file, which decides where both are equal. */
  slug: string;
}

/** Sorts articles newest first: by date, those of one day by when they were ready. */
export function compareArticles(a: DatedArticle, b: DatedArticle): number {
  return b.date.localeCompare(a.date) || readyTime(b) - readyTime(a) || a.slug.localeCompare(b.slug);
}

const readyTime = ({ readyAt }: DatedArticle) => (readyAt === null ? Number.MAX_VALUE : Date.parse(readyAt));
