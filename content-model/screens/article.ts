import { z } from 'zod';
import { withLineFeeds } from '../../common/format.ts';
import { getIn } from '../../common/json.ts';
import { pictureName } from '../text-fields.ts';
import { allowEmpty, checkbox, date, group, literalText, trimInvisible } from '../value-fields.ts';

const title = literalText('Tittel', 'Over nyheten.');
const text = z
  .string()
  .overwrite((written) => trimInvisible(withLineFeeds(written)))
  .meta({ title: 'Tekst', description: 'Tom linje mellom avsnittene.', input: 'article' });

export const articleSchema = group('Nyhet', 'En nyhet på siden Aktuelt.', {
  date: date('Dato', 'År, måned, dag.'),
  hold: checkbox('Vent med denne', 'Nyheten blir ikke med når dere publiserer.').optional(),
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

/** The state of an article, also of an invalid one: without a text, held back by the owner, or to be published. */
export function articleState(value: unknown): 'unfinished' | 'held' | 'ready' {
  if (!getIn(value, ['no', 'text'])) return 'unfinished';
  return getIn(value, ['hold']) ? 'held' : 'ready';
}
