import { heading, linkedText, picture, screenSchema, text } from '../text-fields.ts';
import { forHelper, group } from '../value-fields.ts';

export { default as siteStrings } from './shared.strings.json' with { type: 'json' };

export const siteSchema = screenSchema(
  'Felles tekster',
  {
    footer: group('Bunnen', {
      description: text('Om firmaet', { max: 160 }),
    }),
    consultation: group('Det grønne feltet nederst på sidene', {
      title: heading(),
      text: linkedText('Tekst'),
    }),
  },
  {
    fallback: forHelper(picture('window', 'Bildet som vises når et annet mangler')),
  },
);
