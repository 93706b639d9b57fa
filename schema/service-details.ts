import type { z } from 'zod';
import { shortMarks } from './company.ts';
import { heading, label, linkedText, page, paragraphs, picture, points, questions, text } from './parts.ts';
import { group, orEmpty } from './values.ts';

const row = {
  title: heading('Ved siden av bildet.'),
  paragraphs: paragraphs('Avsnitt', 'Under overskriften.'),
  points: points('Punkter', 'Under avsnittene. Kan være tom.'),
};

/** What is known by heart after one look. Only short facts have room in it. */
const fact = group('Det viktigste', 'Mellom toppbildet og den første delen.', {
  label: orEmpty(text('Hva det er', 'Over det store, for eksempel «Strøsesong».', { max: 40 })),
  figure: orEmpty(
    text('Stort', 'En dato eller et tall fra Firmaet, så stort som det går. Kan stå tomt.', {
      max: 24,
      facts: { ...shortMarks, grittingSeasonShort: 24 },
    }),
  ),
  text: linkedText('Setning', 'Ved det store. Står det ikke noe der, er setningen stor.', { max: 140 }),
}).check(({ value: { label, figure }, issues }) => {
  if (figure === '' || label !== '') return;
  issues.push({ code: 'custom', input: label, path: ['label'], message: 'må fylles ut når noe står stort' });
});

/** The same for each row of a page, by its name; `titles` are the Norwegian ones. */
function forEachRow<Name extends string, Part>(titles: Record<Name, string>, make: (title: string) => Part) {
  const entries = Object.entries<string>(titles).map(([name, title]) => [name, make(title)]);
  return Object.fromEntries(entries) as Record<Name, Part>;
}

/** A page about one service: the fact, rows that are each beside their picture, then the price and the questions. */
function servicePage<
  Name extends string,
  Row extends z.core.$ZodLooseShape,
  Rest extends z.core.$ZodLooseShape,
>(title: string, titles: Record<Name, string>, fields: Row, rest: Rest) {
  const rows = forEachRow(titles, (name) => group(name, 'Teksten ved bildet.', fields));
  const rowPictures = forEachRow(titles, (name) => picture('row', name, 'Ved siden av teksten.'));
  return page(
    title,
    {
      rows: group('Delene', 'Delene av siden, hver ved sitt bilde.', rows),
      price: linkedText('Hva prisen kommer an på', 'Uten tall. Under «Hva påvirker prisen?».'),
      questions,
      ...rest,
    },
    { rows: group('Delene', 'Bildene nedover siden.', rowPictures) },
  );
}

export const winter = servicePage(
  'Vinterdrift',
  {
    plowing: 'Snøbrøyting',
    gritting: 'Salting og strøing',
    icePlaning: 'Bortkjøring av snø og ishøvling',
  },
  row,
  {
    fact,
    documentNote: label('Om dokumentet', 'Lenken til dokumentet om ishøvling, under avsnittene.'),
    terms: points(
      'Slik brøyter dere',
      'Ved vakttelefonen. For eksempel hvor mye snø som skal ligge før dere starter.',
    ),
    agreement: group('Brøyteavtalen', 'Råd til den som skal inngå en brøyteavtale.', {
      title: heading('Over listen.'),
      intro: linkedText('Innledning', 'Før listen.'),
      points: points('Punkter', 'Det avtalen bør si noe om.', { min: 1 }),
    }),
  },
);

export const sweeping = servicePage(
  'Feietjenester',
  { spring: 'Vårfeiing', garage: 'Garasjefeiing', maintenance: 'Vedlikeholdsfeiing' },
  row,
  { fact },
);

const digging = servicePage(
  'Graving og grunnarbeid',
  { excavation: 'Gravearbeid', asphalt: 'Asfaltering', drainage: 'Drenering' },
  { ...row, points: points('Arbeid', 'Står store under toppbildet, og leder hit. Åtte på hele siden.') },
  {
    fact: group(
      'De åtte arbeidene',
      'De står store under toppbildet. Hvert er skrevet i den delen det leder til.',
      {
        text: linkedText('Setning', 'Over arbeidene.', { max: 140 }),
      },
    ),
  },
);
export const excavation = {
  ...digging,
  texts: digging.texts.check(({ value, issues }) => {
    const count = Object.values(value.rows).flatMap((one) => one.points).length;
    if (count === 8) return;
    const message = `må ha 8 arbeid til sammen, men har ${count}`;
    issues.push({ code: 'custom', input: value, path: ['rows'], message });
  }),
};

export const arborist = servicePage(
  'Trepleie',
  { felling: 'Trefelling', pruning: 'Beskjæring', stumps: 'Stubbefresing og flishugging' },
  row,
  { fact },
);

export const facility = servicePage(
  'Eiendomsforvaltning',
  { caretaker: 'Vaktmestertjenester', mowing: 'Plenklipping', onCall: 'Vakttelefon hele døgnet' },
  row,
  { fact },
);
