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
  points,
  questions,
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
  intro: paragraphs('Innledning', 'Før de fem tjenestene.'),
  readMore: label('Les mer', 'Knappen som viser mer om en tjeneste.'),
  showLess: label('Vis mindre', 'Den samme knappen når teksten er vist.'),
  toPage: label('Til siden', 'Lenken til siden om tjenesten. {service} blir navnet på den.', ['service']),
  cards: forEachService('Tjenestene', 'De fem tjenestene.', card),
  boards: group('For styret', 'Delen for styrer i borettslag og sameier.', {
    title: heading('Overskrift', 'I delen for styrer.'),
    paragraphs: paragraphs('Avsnitt', 'Før listen.'),
    points: points('Punkter', 'Det styret bør sende dere.', { min: 1 }),
    agreement: label('Brøyteavtalen', 'Lenken til listen på siden Vinterdrift.'),
    facts: points('Om dere', 'Det som ikke er fylt ut under Firmaet, vises ikke.'),
    references: label('Referanser', 'Over referansene.'),
  }),
  prices: group('Priser', 'Delen med prisene. Vises når det står noen under Firmaet.', {
    title: heading('Overskrift', 'Over prisene.'),
    withVat: label('Med mva.', 'Én pris.', ['what', 'price']),
    withoutVat: label('Uten mva.', 'Én pris.', ['what', 'price']),
  }),
  questions,
  callToAction,
});

export const pictures = group('Tjenester', 'Bildene på siden Tjenester.', {
  banner: bannerPicture,
  cards: forEachService('Tjenestene', 'De fem.', picture('row', 'Bilde', 'Ved siden av teksten.')),
});
