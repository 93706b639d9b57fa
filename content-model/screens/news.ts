import { bannerScreenSchema, linkedText } from '../text-fields.ts';
import { group } from '../value-fields.ts';

export { default as newsStrings } from './news.strings.json' with { type: 'json' };

export const newsSchema = bannerScreenSchema(
  'Aktuelt',
  {
    empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
      text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
    }),
  },
  {},
);
