import { bannerScreenSchema, heading, linkedText, text } from '../text-fields.ts';
import { group, list } from '../value-fields.ts';

export { default as contactStrings } from './contact.strings.json' with { type: 'json' };

export const contactSchema = bannerScreenSchema(
  'Kontakt oss',
  {
    details: group('Kontaktopplysningene', {
      title: heading(),
      onCall: linkedText('Om vakttelefonen', { max: 120 }),
    }),
    steps: group('Slik går det til', {
      title: heading(),
      items: list('Stegene', linkedText('Steg', { max: 120, removable: true }), { length: 4 }),
    }),
    form: group('Skjemaet', {
      title: heading(),
      messageHint: text('Hjelp til meldingen', { max: 120 }),
    }),
  },
  {},
);
