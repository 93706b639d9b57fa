import type { z } from 'zod';
import { forEachService, pageNames, type ServiceName, serviceRowTitles } from '../routes.ts';
import {
  bannerScreenSchema,
  heading,
  linkedText,
  mayBeEmpty,
  paragraphs,
  picture,
  points,
  questions,
  text,
  withSwitches,
} from '../text-fields.ts';
import { group, shownSwitch } from '../value-fields.ts';

export { default as serviceStrings } from './service.strings.json' with { type: 'json' };
export { default as winterStrings } from './winter.strings.json' with { type: 'json' };

const row = {
  title: heading('Ved siden av bildet.'),
  paragraphs: paragraphs('Avsnitt', 'Under overskriften.'),
  points: points('Punkter', 'Under avsnittene. Kan være tom.'),
};

const card = group('Kortet', 'Kortet for tjenesten, på forsiden og på siden Tjenester.', {
  description: text('Beskrivelse', 'Setningen under navnet. Søkemotorer får den også.', { max: 120 }),
  more: paragraphs('Les mer', 'Avsnittene som «Les mer» viser på siden Tjenester.'),
});

const cardPictures = group('Kortet', 'Bildene på kortet for tjenesten.', {
  home: picture('serviceCard', 'På forsiden', 'Bildet på kortet.'),
  services: picture('serviceSection', 'På Tjenester', 'Ved siden av teksten.'),
});

type Fields = z.core.$ZodLooseShape;

/** `ownParts` have a switch as the other parts that no visitor must see. */
function servicePage<OwnParts extends Fields, OwnSwitches extends Fields>(
  name: ServiceName,
  ownParts: OwnParts,
  ownSwitches: OwnSwitches,
) {
  const forEachRow = <Part>(make: (title: string) => Part) =>
    Object.fromEntries(Object.entries(serviceRowTitles[name]).map(([id, title]) => [id, make(title)]));
  const texts = forEachRow((title) => group(title, 'Teksten ved bildet.', row));
  const rowPictures = forEachRow((title) => mayBeEmpty(picture('row', title, 'Ved siden av teksten.')));
  const screen = bannerScreenSchema(
    pageNames[name].no,
    {
      rows: group('Delene', 'Delene av siden, hver ved sitt bilde.', texts),
      price: linkedText(
        'Hva prisen kommer an på',
        'Uten tall: De står i et spørsmål og svar. Under «Hva påvirker prisen?».',
      ),
      questions,
      card,
      ...ownParts,
    },
    {
      card: cardPictures,
      rows: group('Delene', 'Bildene nedover siden.', rowPictures),
    },
  );
  return withSwitches(screen, {
    rows: group(
      'Delene',
      '',
      forEachRow(() => shownSwitch()),
    ),
    price: shownSwitch(),
    questions: shownSwitch(),
    ...ownSwitches,
  });
}

/** The schemas of the services' files in content/. */
export const serviceSchemas = {
  ...forEachService((name) => servicePage(name, {}, {})),
  winter: servicePage(
    'winter',
    {
      agreement: group('Brøyteavtalen', 'Råd til den som skal inngå en brøyteavtale.', {
        title: heading('På listen. Den åpner seg når leseren trykker på overskriften.'),
        intro: linkedText('Innledning', 'Øverst i listen.'),
        points: points('Punkter', 'Det avtalen bør si noe om. Arket som skrives ut, har plass til tolv.', {
          min: 1,
          max: 12,
        }),
      }),
    },
    { agreement: shownSwitch() },
  ),
};
