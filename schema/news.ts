import { banner, bannerPicture, group, heading, label, meta, text } from './parts.ts';

export const texts = group('Aktuelt', 'Tekstene på siden Aktuelt.', {
  meta,
  banner,
  empty: group('Ingen nyheter', 'Det som står til den første nyheten kommer.', {
    title: heading('Overskrift', 'Så lenge det ikke er noen nyheter.'),
    text: text('Tekst', 'Under overskriften.', { max: 160 }),
  }),
  onlyNorwegian: label('Bare på norsk', 'Over en nyhet som bare finnes på norsk. Vises på engelsk.'),
});

export const pictures = group('Aktuelt', 'Bildet på siden Aktuelt.', { banner: bannerPicture });
