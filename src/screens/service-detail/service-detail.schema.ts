import { z } from 'zod';
import { titleVariables } from '../../../schema/company.ts';
import {
  bannerScreenSchema,
  fixed,
  heading,
  label,
  linkedText,
  paragraphs,
  picture,
  points,
  questions,
  text,
} from '../../../schema/text-fields.ts';
import { group, list, orEmpty } from '../../../schema/value-fields.ts';
import { forEachService, names, type ServiceName, serviceRows, usualParts } from '../routes.ts';

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
      variables: { ...titleVariables, grittingSeasonShort: 24 },
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

export type ServicePart = (typeof usualParts)[number] | 'agreement';

/** What follows the rows, in the order in which customers ask. */
const partsOf = (names: readonly ServicePart[]) => {
  const part = z.strictObject({ part: z.enum(names) });
  return fixed(list('Rekkefølgen', 'Det som følger etter delene.', part, { length: names.length }));
};

const workPoints = points('Arbeid', 'Står i listen i den første delen. Åtte på hele siden.');

/**
 * A page about one service: its own texts, rows that are each beside their picture, then the price and the questions.
 * `works` is how many points its rows have, where they are one list.
 */
function servicePage<Texts extends z.core.$ZodLooseShape>(
  name: ServiceName,
  own: Texts,
  { works, parts = usualParts }: { works?: number; parts?: readonly ServicePart[] } = {},
) {
  const forEachRow = <Part>(make: (title: string) => Part) =>
    Object.fromEntries(Object.entries(serviceRows[name]).map(([id, title]) => [id, make(title)]));
  const fields = works ? { ...row, points: workPoints } : row;
  const texts = forEachRow((title) => group(title, 'Teksten ved bildet.', fields));
  const rows = group('Delene', 'Delene av siden, hver ved sitt bilde.', texts).check(({ value, issues }) => {
    const count = Object.values(value).flatMap((one) => one.points).length;
    if (!works || count === works) return;
    const message = `må ha ${works} arbeid til sammen, men har ${count}`;
    issues.push({ code: 'custom', input: value, path: [], message });
  });
  const rowPictures = forEachRow((title) => picture('row', title, 'Ved siden av teksten.'));
  const file = bannerScreenSchema(
    names[name].no,
    {
      rows,
      price: linkedText('Hva prisen kommer an på', 'Uten tall. Under «Hva påvirker prisen?».'),
      questions,
      card,
      ...own,
    },
    { card: cardPictures, rows: group('Delene', 'Bildene nedover siden.', rowPictures) },
  );
  return file.extend({ parts: partsOf(parts) }).meta(file.meta() ?? {});
}

/** The shapes of the files of services. */
export const serviceSchemas = {
  ...forEachService((name) => servicePage(name, { fact })),
  winter: servicePage(
    'winter',
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
  excavation: servicePage(
    'excavation',
    {
      fact: group(
        'De åtte arbeidene',
        'De står i en liste i den første delen. De som er skrevet i en annen del, leder dit.',
        { text: linkedText('Setning', 'Over listen.', { max: 140 }) },
      ),
    },
    { works: 8 },
  ),
};
