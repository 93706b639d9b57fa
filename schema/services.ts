import { callToAction, forEachService, page, paragraphs, picture, questions, text } from './parts.ts';
import { group } from './values.ts';

const card = group('Tjeneste', 'Én av de fem tjenestene.', {
  description: text('Beskrivelse', 'Setningen under overskriften.', { max: 120 }),
  more: paragraphs('Les mer', 'Avsnittene som «Les mer» viser.'),
});

export const { texts, pictures } = page(
  'Tjenester',
  {
    intro: paragraphs('Innledning', 'Før de fem tjenestene.'),
    cards: forEachService('Tjenestene', 'De fem tjenestene.', card),
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
