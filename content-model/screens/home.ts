import {
  heading,
  label,
  linkedText,
  meta,
  paragraphs,
  picture,
  screenSchema,
  text,
  withSwitches,
} from '../text-fields.ts';
import { group, list, shownSwitch, withHint } from '../value-fields.ts';
import { teaser, teaserPhotos } from './gallery.ts';

export { default as homeStrings } from './home.strings.json' with { type: 'json' };

const slide = group('Bilde', {
  label: label('Navn'),
  caption: text('Tekst', { max: 80 }),
});

const period = (title: string) =>
  group(title, {
    when: withHint('Lov ikke mer enn dere holder hvert år.', text('Når', { max: 40 })),
    title: label('Hva'),
  });

const screen = screenSchema(
  'Forsiden',
  {
    meta,
    hero: group('Toppen av forsiden', {
      title: text('Stor overskrift', { max: 50 }),
      description: text('Beskrivelse', { max: 140 }),
      slides: list('Bildene', slide, {
        length: 3,
      }),
    }),
    services: group('Tjenestene', {
      title: heading(),
      intro: linkedText('Innledning', { max: 160 }),
    }),
    year: group('Året på veien', {
      title: heading(),
      stretches: group('Strekningene', {
        season: period('Strøsesongen'),
        sweeping: period('Vårfeiingen'),
        rest: period('Resten av året'),
      }),
    }),
    about: group('Om oss', {
      title: heading(),
      paragraphs: paragraphs('Avsnitt'),
    }),
    gallery: teaser,
  },
  {
    hero: list(
      'Bildene som skifter',
      withHint('Helst minst 2000 piksler bredt, med motivet til høyre.', picture('hero', 'Bilde')),
      { length: 3 },
    ),
    about: withHint('Helst med motivet til høyre.', picture('window', 'Om oss')),
    gallery: teaserPhotos,
  },
);

export const homeSchema = withSwitches(screen, { year: shownSwitch() });
