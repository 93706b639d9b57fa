import { heading, linkedText, picture, text } from './parts.ts';
import { group } from './values.ts';

/** What every page shows. */
export const texts = group('Alle sider', 'Tekster som går igjen på alle sider.', {
  footer: group('Bunnen', 'Bunnen av alle sider.', {
    description: text('Om firmaet', 'Setningen nederst.', { max: 160 }),
  }),
  consultation: group('Gratis befaring', 'Det grønne feltet nederst på sidene om én tjeneste.', {
    title: heading('I det grønne feltet.'),
    text: linkedText('Tekst', 'Under overskriften.'),
  }),
  plowing: group('Trenger du brøyting?', 'Feltet med vakttelefonen, på forsiden og på Vinterdrift.', {
    title: heading('I feltet.'),
    text: linkedText('Tekst', 'Under overskriften.'),
  }),
});

export const pictures = group('Alle sider', 'Bilder som går igjen på alle sider.', {
  fallback: picture('window', 'Reservebildet', 'Vises når et annet bilde ikke kan hentes.'),
});
