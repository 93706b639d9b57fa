import { z } from 'zod';
import { cleanText } from '../../common/clean-text.ts';
import { getIn } from '../../common/json.ts';
import { allowEmpty, checkbox, date, group, literalText, pictureName } from '../value-fields.ts';

export { default as articleStrings } from './article.strings.json' with { type: 'json' };

const title = literalText('Tittel');
const text = z
  .string()
  .overwrite(cleanText)
  .meta({ title: 'Tekst', description: 'Tom linje mellom avsnittene.', input: 'article' });

export const articleSchema = group('Nyhet', {
  date: date('Dato'),
  shown: checkbox('Vis når du publiserer'),
  picture: pictureName.nullable().meta({
    title: 'Bilde',
    description: 'Øverst på nyheten, i listen og når den deles.',
    slot: 'window',
  }),
  no: group('Norsk', { title, text }),
  en: group('Engelsk', {
    title: allowEmpty(title),
    text,
  }),
});

export type ArticleValue = z.infer<typeof articleSchema>;

/** Returns whether an article is published with the others, also for an invalid one. The others are drafts. */
export const isArticleShown = (value: unknown): boolean =>
  getIn(value, ['shown']) === true && Boolean(getIn(value, ['no', 'text']));

interface DatedArticle {
  date: string;
  /** The name of its file. */
  slug: string;
}

/** Sorts articles newest first, those of one day by name. */
export const compareArticles = (a: DatedArticle, b: DatedArticle): number =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
