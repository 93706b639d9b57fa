import {
  callToAction,
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
import { group, list, shownSwitch } from '../value-fields.ts';
import { teaser, teaserPhotos } from './gallery.ts';

export { default as homeStrings } from './home.strings.json' with { type: 'json' };

const slide = group('Bilde', 'Ordene til ett av bildene som skifter.', {
  label: label('Navn', 'Kort navn på bildet, nederst i bildevisningen.'),
  caption: text('Tekst', 'Teksten ved navnet. Vises ikke på telefoner.', { max: 80 }),
});

const period = (title: string, description: string) =>
  group(title, description, {
    when: text('Når', 'Vises stort. Lov ikke mer enn dere holder hvert år.', { max: 40 }),
    title: label('Hva', 'Under tidspunktet.'),
  });

const screen = screenSchema(
  'Forsiden',
  {
    meta,
    hero: group('Toppen av forsiden', 'Med bildene som skifter.', {
      title: text('Stor overskrift', 'Over bildene øverst.', { max: 50 }),
      description: text('Beskrivelse', 'Under den store overskriften.', { max: 140 }),
      slides: list('Bildene', 'Ordene til de tre bildene, i den rekkefølgen de skifter.', slide, {
        length: 3,
      }),
    }),
    services: group('Tjenestene', 'Delen med de fem tjenestene.', {
      title: heading('Over de fem tjenestene.'),
      intro: linkedText('Innledning', 'Under overskriften.', { max: 160 }),
    }),
    year: group('Året på veien', 'Året som en vei. En stikke viser hvor i året vi er.', {
      title: heading('Over veien.'),
      stretches: group('Strekningene', 'Datoene kommer fra opplysningene om firmaet.', {
        season: period('Strøsesongen', 'Fra første til siste dag i strøsesongen.'),
        sweeping: period('Vårfeiingen', 'Fra strøsesongen er over, til feiingen er ferdig.'),
        rest: period('Resten av året', 'Fram til neste strøsesong.'),
      }),
    }),
    about: group('Om oss', 'Delen om firmaet.', {
      title: heading('I delen om firmaet.'),
      paragraphs: paragraphs('Avsnitt', 'I delen om firmaet.'),
    }),
    gallery: teaser,
    callToAction,
  },
  {
    hero: list(
      'Bildene som skifter',
      'De tre bildene øverst.',
      picture('hero', 'Bilde', 'Helst minst 2000 piksler bredt, med motivet til høyre.'),
      { length: 3 },
    ),
    about: picture('window', 'Om oss', 'Det brede bildet av firmaet, helst med motivet til høyre.'),
    gallery: teaserPhotos,
  },
);

export const homeSchema = withSwitches(screen, { year: shownSwitch() });
