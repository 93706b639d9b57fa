import {
  callToAction,
  forEachService,
  group,
  page,
  paragraphs,
  picture,
  points,
  questions,
  text,
} from './parts.ts';

const card = group('Tjeneste', 'Én av de fem tjenestene.', {
  description: text('Beskrivelse', 'Setningen under overskriften.', { max: 120 }),
  more: paragraphs('Les mer', 'Avsnittene som «Les mer» viser.'),
});

export const { texts, pictures } = page(
  'Tjenester',
  {
    intro: paragraphs('Innledning', 'Før de fem tjenestene.'),
    cards: forEachService('Tjenestene', 'De fem tjenestene.', card),
    boards: group('For styret', 'Delen for styrer i borettslag og sameier.', {
      paragraphs: paragraphs('Avsnitt', 'Før listen.'),
      points: points('Punkter', 'Det styret bør sende dere.', { min: 1 }),
      facts: points('Det styret vil vite om dere', 'Det som ikke er fylt ut under Firmaet, vises ikke.'),
    }),
    questions,
    callToAction,
  },
  {
    cards: forEachService(
      'Tjenestene',
      'De fem.',
      picture('serviceSection', 'Bilde', 'Ved siden av teksten.'),
    ),
  },
);
