import type { z } from 'zod';
import { titleVariables } from '../company.ts';
import { forEachService, pageNames, type ServiceName, serviceRowTitles } from '../routes.ts';
import {
  bannerScreenSchema,
  heading,
  label,
  linkedText,
  paragraphs,
  picture,
  points,
  questions,
  text,
} from '../text-fields.ts';
import { allowEmpty, group } from '../value-fields.ts';

export { default as serviceStrings } from './service.strings.json' with { type: 'json' };
export { default as winterStrings } from './winter.strings.json' with { type: 'json' };

const row = {
  title: heading('Ved siden av bildet.'),
  paragraphs: paragraphs('Avsnitt', 'Under overskriften.'),
  points: points('Punkter', 'Under avsnittene. Kan være tom.'),
};

/** A fact in large type, which has room for few characters. */
const keyFact = group('Det viktigste', 'Mellom toppbildet og den første delen.', {
  label: allowEmpty(text('Hva det er', 'Over det store, for eksempel «Strøsesong».', { max: 40 })),
  figure: allowEmpty(
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

const workPoints = points('Arbeid', 'Står i listen i den første delen. Åtte på hele siden.');

/** `workCount` is the number of points in all rows, if the page shows them as one list. */
function servicePage<Texts extends z.core.$ZodLooseShape>(
  name: ServiceName,
  ownTexts: Texts,
  { workCount }: { workCount?: number } = {},
) {
  const forEachRow = <Part>(make: (title: string) => Part) =>
    Object.fromEntries(Object.entries(serviceRowTitles[name]).map(([id, title]) => [id, make(title)]));
  const fields = workCount ? { ...row, points: workPoints } : row;
  const texts = forEachRow((title) => group(title, 'Teksten ved bildet.', fields));
  const rows = group('Delene', 'Delene av siden, hver ved sitt bilde.', texts).check(({ value, issues }) => {
    const count = Object.values(value).flatMap((row) => row.points).length;
    if (!workCount || count === workCount) return;
    const message = `må ha ${workCount} punkter under «Arbeid» til sammen, men har ${count}`;
    issues.push({ code: 'custom', input: value, path: [], message });
  });
  const rowPictures = forEachRow((title) => picture('row', title, 'Ved siden av teksten.'));
  return bannerScreenSchema(
    pageNames[name].no,
    {
      rows,
      price: linkedText(
        'Hva prisen kommer an på',
        'Uten tall: De står i et spørsmål og svar. Under «Hva påvirker prisen?».',
      ),
      questions,
      card,
      ...ownTexts,
    },
    {
      card: cardPictures,
      rows: group('Delene', 'Bildene nedover siden.', rowPictures),
    },
  );
}

/** The schemas of the services' files in content/. */
export const serviceSchemas = {
  ...forEachService((name) => servicePage(name, { fact: keyFact })),
  winter: servicePage('winter', {
    fact: keyFact,
    documentNote: label('Om dokumentet', 'Lenken til dokumentet om ishøvling, under avsnittene.'),
    terms: points(
      'Slik brøyter dere',
      'Ved vakttelefonen. For eksempel hvor mye snø som skal ligge før dere starter.',
    ),
    agreement: group('Brøyteavtalen', 'Råd til den som skal inngå en brøyteavtale.', {
      title: heading('På listen. Den åpner seg når leseren trykker på overskriften.'),
      intro: linkedText('Innledning', 'Øverst i listen.'),
      points: points('Punkter', 'Det avtalen bør si noe om. Arket som skrives ut, har plass til tolv.', {
        min: 1,
        max: 12,
      }),
    }),
  }),
  excavation: servicePage(
    'excavation',
    {
      works: group('De åtte arbeidene', 'De står i en liste i den første delen.', {
        text: linkedText('Setning', 'Over listen.', { max: 140 }),
      }),
    },
    { workCount: 8 },
  ),
};
