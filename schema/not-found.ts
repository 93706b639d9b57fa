import { meta, picture, text } from './parts.ts';
import { group } from './values.ts';

export const texts = group('Siden finnes ikke', 'Tekstene på siden som vises når en adresse ikke finnes.', {
  meta,
  smile: text('Setning med et smil', 'Under «Siden finnes ikke».', { max: 80 }),
});

export const pictures = group('Siden finnes ikke', 'Bildet på siden som vises når en adresse ikke finnes.', {
  picture: picture('notFound', 'Bildet', 'Bak teksten.'),
});
