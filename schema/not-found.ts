import { group, heading, label, meta, picture, text } from './parts.ts';

export const texts = group('Siden finnes ikke', 'Tekstene på siden som vises når en adresse ikke finnes.', {
  meta,
  title: heading('Stor overskrift', 'Er den samme på begge språk.'),
  line: heading('Linje', 'Under overskriften.'),
  smile: text('Lett linje', 'Under den.', { max: 80 }),
  link: label('Til forsiden', 'Lenken til forsiden.'),
});

export const pictures = group('Siden finnes ikke', 'Bildet på siden som vises når en adresse ikke finnes.', {
  picture: picture('window', 'Bildet', 'Bak teksten.'),
});
