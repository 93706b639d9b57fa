import {
  callToAction,
  forEachService,
  group,
  heading,
  label,
  linkedText,
  list,
  meta,
  paragraphs,
  picture,
  text,
} from './parts.ts';

const card = group('Kort', 'Kortet for tjenesten.', {
  description: text('Beskrivelse', 'Setningen under navnet. Søkemotorer får den også.', { max: 120 }),
});

const slide = group('Bilde', 'Ordene til ett av bildene som skifter.', {
  label: label('Navn', 'Kort navn på bildet, nederst i bildevisningen.'),
  caption: text('Tekst', 'Teksten ved navnet.', { max: 80 }),
});

const fact = group('Tall', 'Ett av tallene om firmaet.', {
  figure: text('Tallet', 'Vises stort.', { max: 24 }),
  label: label('Hva det gjelder', 'Vises under tallet.'),
});

export const texts = group('Forsiden', 'Tekstene på forsiden.', {
  meta,
  hero: group('Toppen av forsiden', 'Med bildene som skifter.', {
    title: text('Stor overskrift', 'Over bildene øverst.', { max: 50 }),
    description: text('Beskrivelse', 'Under den store overskriften.', { max: 140 }),
    slides: list('Bildene', 'De tre bildene som skifter, i samme rekkefølge som bildene.', slide, {
      length: 3,
    }),
  }),
  services: group('Tjenestene', 'Delen med de fem tjenestene.', {
    title: heading('Overskrift', 'Over de fem tjenestene.'),
    intro: linkedText('Innledning', 'Under overskriften.', { max: 160 }),
    cards: forEachService('Kortene', 'Kortene for de fem tjenestene.', card),
  }),
  facts: group('Tallene', 'Fire tall om firmaet.', {
    items: list('Tallene', 'Fire tall om firmaet.', fact, { length: 4 }),
  }),
  about: group('Om oss', 'Delen om firmaet.', {
    title: heading('Overskrift', 'I delen om firmaet.'),
    paragraphs: paragraphs('Avsnitt', 'I delen om firmaet.'),
  }),
  gallery: group('Galleriet', 'Delen med fire bilder fra galleriet.', {
    title: heading('Overskrift', 'Over de fire bildene.'),
    intro: linkedText('Innledning', 'Under overskriften.', { max: 160 }),
  }),
  callToAction,
});

export const pictures = group('Forsiden', 'Bildene på forsiden.', {
  hero: list(
    'Bildene som skifter',
    'De tre bildene øverst.',
    picture('hero', 'Bilde', 'Helst minst 2000 piksler bredt, med motivet til høyre.'),
    { length: 3 },
  ),
  cards: forEachService('Kortene', 'De fem tjenestene.', picture('serviceCard', 'Kort', 'Bildet på kortet.')),
  about: picture('row', 'Om oss', 'Bildet i delen om firmaet.'),
  gallery: list('Fra galleriet', 'De fire bildene.', picture('homePhoto', 'Bilde', 'Fra galleriet.'), {
    length: 4,
  }),
});
