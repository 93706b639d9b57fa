import { heading, linkedText, picture, screenSchema, text } from '../text-fields.ts';
import { forHelper, group } from '../value-fields.ts';

export { default as siteStrings } from './shared.strings.json' with { type: 'json' };

export const siteSchema = screenSchema(
  'Alle sider',
  {
    footer: group('Bunnen', 'Bunnen av alle sider.', {
      description: text('Om firmaet', 'Setningen nederst.', { max: 160 }),
    }),
    consultation: group('Gratis befaring', 'Det grønne feltet nederst på tjenestene, Aktuelt og Galleri.', {
      title: heading('I det grønne feltet.'),
      text: linkedText('Tekst', 'Under overskriften.'),
    }),
  },
  {
    fallback: forHelper(picture('window', 'Reservebildet', 'Vises når et annet bilde ikke kan hentes.')),
  },
);
