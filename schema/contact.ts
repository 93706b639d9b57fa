import {
  banner,
  bannerPicture,
  group,
  heading,
  linkedText,
  list,
  meta,
  paragraphs,
  picture,
  points,
  text,
} from './parts.ts';

export const texts = group('Kontakt oss', 'Tekstene på siden Kontakt oss.', {
  meta,
  banner,
  details: group('Kontaktopplysningene', 'Telefon, e-post, adresse og åpningstider.', {
    title: heading('Overskrift', 'Over telefon, e-post og adresse.'),
    onCall: linkedText('Vakttelefon', 'Linjen under åpningstidene.', { max: 120 }),
    places: points('Steder', 'Der dere jobber.', { min: 1 }),
  }),
  steps: group('Slik går det til', 'Fra første telefon til ferdig jobb.', {
    title: heading('Overskrift', 'Over de fire stegene.'),
    items: list('Stegene', 'I rekkefølge.', linkedText('Steg', 'Én setning.', { max: 120 }), { length: 4 }),
  }),
  form: group('Skjemaet', 'Skjemaet for meldinger.', {
    title: heading('Overskrift', 'Over skjemaet.'),
    intro: paragraphs('Innledning', 'Under overskriften.'),
    messageHint: text('Hjelp til meldingen', 'Under feltet for melding.', { max: 120 }),
  }),
});

export const pictures = group('Kontakt oss', 'Bildene på siden Kontakt oss.', {
  banner: bannerPicture,
  map: picture('window', 'Bildet ved kartet', 'Bak adressen, til kartet er godtatt.'),
});
