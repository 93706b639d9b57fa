import { banner, bannerPicture, group, linkedText, meta } from './parts.ts';

export const texts = group('Aktuelt', 'Tekstene på siden Aktuelt.', {
  meta,
  banner,
  empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
    text: linkedText('Tekst', 'Under overskriften.', { max: 160 }),
  }),
});

export const pictures = group('Aktuelt', 'Bildet på siden Aktuelt.', { banner: bannerPicture });
