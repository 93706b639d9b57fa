import { linkedText, page } from './parts.ts';
import { group } from './values.ts';

export const { texts, pictures } = page(
  'Aktuelt',
  {
    empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
      text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
    }),
  },
  {},
);
