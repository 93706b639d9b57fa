import { bannerScreenSchema, linkedText } from '../../../schema/parts.ts';
import { group } from '../../../schema/values.ts';

export const newsSchema = bannerScreenSchema(
  'Aktuelt',
  {
    empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
      text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
    }),
  },
  {},
);
