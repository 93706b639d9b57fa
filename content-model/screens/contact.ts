import { bannerScreenSchema, heading, linkedText, text } from '../text-fields.ts';
import { group, list } from '../value-fields.ts';

export { default as contactStrings } from './contact.strings.json' with { type: 'json' };

export const contactSchema = bannerScreenSchema(
  'Kontakt oss',
  {
    details: group('Kontaktopplysningene', 'Telefon, e-post, adresse og åpningstider.', {
      title: heading('Over telefon, e-post og adresse.'),
      onCall: linkedText('Vakttelefon', 'Linjen under åpningstidene.', { max: 120 }),
    }),
    steps: group('Slik går det til', 'Fra første telefon til ferdig jobb.', {
      title: heading('Over de fire stegene.'),
      items: list(
        'Stegene',
        'I rekkefølge.',
        linkedText('Steg', 'Én setning.', { max: 120, removable: true }),
        { length: 4 },
      ),
    }),
    form: group('Skjemaet', 'Skjemaet for meldinger.', {
      title: heading('Over skjemaet.'),
      messageHint: text('Hjelp til meldingen', 'Under feltet for melding.', { max: 120 }),
    }),
  },
  {},
);
