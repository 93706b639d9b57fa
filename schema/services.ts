import {
  banner,
  bannerPicture,
  callToAction,
  forEachService,
  group,
  heading,
  label,
  meta,
  paragraphs,
  picture,
  text,
} from './parts.ts';

const card = group('Tjeneste', 'Én av de fem tjenestene.', {
  title: heading('Overskrift', 'Navnet på tjenesten.'),
  description: text('Beskrivelse', 'Setningen under overskriften.', { max: 120 }),
  more: paragraphs('Les mer', 'Avsnittene som «Les mer» viser.'),
});

export const texts = group('Tjenester', 'Tekstene på siden Tjenester.', {
  meta,
  banner,
  intro: text('Innledning', 'Før de fem tjenestene.'),
  readMore: label('Les mer', 'Knappen som viser mer om en tjeneste.'),
  showLess: label('Vis mindre', 'Den samme knappen når teksten er vist.'),
  toPage: label('Til siden', 'Lenken til siden om tjenesten. {service} blir navnet på den.', ['service']),
  cards: forEachService('Tjenestene', 'De fem tjenestene.', card),
  callToAction,
});

export const pictures = group('Tjenester', 'Bildene på siden Tjenester.', {
  banner: bannerPicture,
  cards: forEachService('Tjenestene', 'De fem.', picture('row', 'Bilde', 'Ved siden av teksten.')),
});
