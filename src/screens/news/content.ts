import { linkedText, page } from '../../../schema/parts.ts';
import { group } from '../../../schema/values.ts';

export { default as words } from './words.json' with { type: 'json' };

export const file = page(
  'Aktuelt',
  {
    empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
      text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
    }),
  },
  {},
);
