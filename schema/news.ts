import { group, linkedText, page } from './parts.ts';

export const { texts, pictures } = page(
  'Aktuelt',
  {
    empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
      text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
    }),
  },
  {},
);
