import { shortMarks } from './marks.ts';
import {
  group,
  heading,
  label,
  linkedText,
  list,
  page,
  paragraphs,
  picture,
  points,
  questions,
  text,
} from './parts.ts';
import { orEmpty } from './values.ts';

const row = group('Del', 'Én av de tre delene av siden.', {
  title: heading('Ved siden av bildet.'),
  paragraphs: paragraphs('Avsnitt', 'Under overskriften.'),
  points: points('Punkter', 'Under avsnittene. Kan være tom.'),
});

/** What is known by heart after one look. Only short facts have room in it. */
const fact = group('Det viktigste', 'Mellom toppbildet og den første delen.', {
  figure: orEmpty(
    text('Stort', 'En dato eller et tall fra Firmaet, så stort som det går. Kan stå tomt.', {
      max: 24,
      facts: { ...shortMarks, grittingSeasonShort: 24 },
    }),
  ),
  text: linkedText('Setning', 'Ved det store. Står det ikke noe der, er setningen stor.', { max: 140 }),
});

/** A page about one service: the fact, three rows, each beside its picture, then the price and the questions. */
const parts = {
  fact,
  rows: list('Delene', 'De tre delene av siden, hver ved sitt bilde.', row, { length: 3 }),
  price: linkedText('Hva prisen kommer an på', 'Uten tall. Under «Hva påvirker prisen?».'),
  questions,
};

const pictures = {
  rows: list('Delene', 'De tre bildene nedover siden.', picture('row', 'Bilde', 'Ved siden av teksten.'), {
    length: 3,
  }),
};

export const winter = page(
  'Vinterdrift',
  {
    ...parts,
    documentNote: label('Om dokumentet', 'Lenken til dokumentet om ishøvling, under avsnittene.'),
    terms: points(
      'Slik brøyter dere',
      'Ved vakttelefonen. Det som ikke er fylt ut under Firmaet, vises ikke.',
    ),
    agreement: group('Brøyteavtalen', 'Råd til den som skal inngå en brøyteavtale.', {
      title: heading('Over listen.'),
      intro: linkedText('Innledning', 'Før listen.'),
      points: points('Punkter', 'Det avtalen bør si noe om.', { min: 1 }),
    }),
  },
  pictures,
);

export const sweeping = page('Feietjenester', parts, pictures);

const digging = page(
  'Graving og grunnarbeid',
  {
    ...parts,
    fact: group('De åtte arbeidene', 'De står store under toppbildet, og leder ned til delene.', {
      text: linkedText('Setning', 'Over arbeidene.', { max: 140 }),
    }),
  },
  pictures,
);
export const excavation = {
  ...digging,
  texts: digging.texts.check(({ value, issues }) => {
    const count = value.rows[0]?.points.length;
    if (count === 8) return;
    const message = `må ha 8 punkter, men har ${count}`;
    issues.push({ code: 'custom', input: value, path: ['rows', 0, 'points'], message });
  }),
};

export const arborist = page('Trepleie', parts, pictures);

export const facility = page('Eiendomsforvaltning', parts, pictures);
