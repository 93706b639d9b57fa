import { meta, picture, screenSchema, text } from '../text-fields.ts';
import { forHelper } from '../value-fields.ts';

export { default as notFoundStrings } from './not-found.strings.json' with { type: 'json' };

export const notFoundSchema = forHelper(
  screenSchema(
    'Siden finnes ikke',
    {
      meta,
      smile: text('Setning med et smil', { max: 80 }),
    },
    { picture: picture('hero', 'Bildet') },
  ),
);
