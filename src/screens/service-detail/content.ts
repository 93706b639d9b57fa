import { z } from 'zod';
import { shortMarks } from '../../../schema/company.ts';
import {
  fixed,
  heading,
  label,
  linkedText,
  page,
  paragraphs,
  picture,
  points,
  questions,
  text,
} from '../../../schema/parts.ts';
import { group, list, orEmpty } from '../../../schema/values.ts';
import type { ServiceName } from '../routes.ts';

const row = {
  title: heading('Ved siden av bildet.'),
  paragraphs: paragraphs('Avsnitt', 'Under overskriften.'),
  points: points('Punkter', 'Under avsnittene. Kan være tom.'),
};

/** Known by heart after one look: only short facts have room. */
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

const card = group('Kortet', 'Kortet for tjenesten, på forsiden og på siden Tjenester.', {
  home: text('Beskrivelse på forsiden', 'Setningen under navnet. Søkemotorer får den også.', { max: 120 }),
  services: text('Beskrivelse på Tjenester', 'Setningen under overskriften.', { max: 120 }),
  more: paragraphs('Les mer', 'Avsnittene som «Les mer» viser på siden Tjenester.'),
});

const cardPictures = group('Kortet', 'Bildene på kortet for tjenesten.', {
  home: picture('serviceCard', 'På forsiden', 'Bildet på kortet.'),
  services: picture('serviceSection', 'På Tjenester', 'Ved siden av teksten.'),
});

const usualParts = ['photos', 'price', 'questions'] as const;
export type ServicePart = (typeof usualParts)[number] | 'agreement';

/** What follows the rows, in the order in which customers ask. */
const partsOf = (names: readonly ServicePart[]) => {
  const part = z.strictObject({ part: z.enum(names) });
  return fixed(list('Rekkefølgen', 'Det som følger etter delene.', part, { length: names.length }));
};

type Titles = Readonly<Record<string, string>>;

/** The same for each row of a page, by its name; `titles` are Norwegian. */
const forEachRow = <Part>(titles: Titles, make: (title: string) => Part) =>
  Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, make(title)]));

const rowsOf = (titles: Titles, points = row.points) =>
  group(
    'Delene',
    'Delene av siden, hver ved sitt bilde.',
    forEachRow(titles, (title) => group(title, 'Teksten ved bildet.', { ...row, points })),
  );

function servicePage<Texts extends z.core.$ZodLooseShape>(
  title: string,
  titles: Titles,
  texts: Texts,
  { rows = rowsOf(titles), parts = usualParts as readonly ServicePart[] } = {},
) {
  const rowPictures = forEachRow(titles, (name) => picture('row', name, 'Ved siden av teksten.'));
  const file = page(
    title,
    {
      rows,
      price: linkedText('Hva prisen kommer an på', 'Uten tall. Under «Hva påvirker prisen?».'),
      questions,
      card,
      ...texts,
    },
    { card: cardPictures, rows: group('Delene', 'Bildene nedover siden.', rowPictures) },
  );
  return file.extend({ parts: partsOf(parts) }).meta(file.meta() ?? {});
}

const digging = { excavation: 'Gravearbeid', asphalt: 'Asfaltering', drainage: 'Drenering' };
const works = points('Arbeid', 'Står store under toppbildet, og leder hit. Åtte på hele siden.');

export const services = {
  winter: servicePage(
    'Vinterdrift',
    {
      plowing: 'Snøbrøyting',
      gritting: 'Salting og strøing',
      icePlaning: 'Bortkjøring av snø og ishøvling',
    },
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
    { parts: [...usualParts, 'agreement'] },
  ),

  sweeping: servicePage(
    'Feietjenester',
    { spring: 'Vårfeiing', garage: 'Garasjefeiing', maintenance: 'Vedlikeholdsfeiing' },
    { fact },
  ),

  excavation: servicePage(
    'Graving og grunnarbeid',
    digging,
    {
      fact: group(
        'De åtte arbeidene',
        'De står store under toppbildet. Hvert er skrevet i den delen det leder til.',
        { text: linkedText('Setning', 'Over arbeidene.', { max: 140 }) },
      ),
    },
    {
      rows: rowsOf(digging, works).check(({ value, issues }) => {
        const count = Object.values(value).flatMap((one) => one.points).length;
        if (count === 8) return;
        issues.push({
          code: 'custom',
          input: value,
          path: [],
          message: `må ha 8 arbeid til sammen, men har ${count}`,
        });
      }),
    },
  ),

  arborist: servicePage(
    'Trepleie',
    { felling: 'Trefelling', pruning: 'Beskjæring', stumps: 'Stubbefresing og flishugging' },
    { fact },
  ),

  facility: servicePage(
    'Eiendomsforvaltning',
    { caretaker: 'Vaktmestertjenester', mowing: 'Plenklipping', onCall: 'Vakttelefon hele døgnet' },
    { fact },
  ),
} satisfies Record<ServiceName, unknown>;
