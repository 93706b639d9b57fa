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
import { group, shownSwitch, withHint } from '../value-fields.ts';

export { default as serviceStrings } from './service.strings.json' with { type: 'json' };
export { default as winterStrings } from './winter.strings.json' with { type: 'json' };

const row = {
  title: heading(),
  paragraphs: paragraphs('Avsnitt'),
  points: points('Punkter'),
};

const card = group('På forsiden og Tjenester', {
  description: text('Beskrivelse', { max: 120 }),
  more: paragraphs('Les mer'),
});

const cardPictures = group('På forsiden og Tjenester', {
  home: picture('serviceCard', 'På forsiden'),
  services: picture('serviceSection', 'På Tjenester'),
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
  const texts = forEachRow((title) => group(title, row));
  const rowPictures = forEachRow((title) => mayBeEmpty(picture('row', title)));
  const screen = bannerScreenSchema(
    pageNames[name].no,
    {
      rows: group('Det dere gjør', texts),
      price: withHint(
        'Uten tall: de står i et spørsmål og svar.',
        linkedText('Hva prisen kommer an på').meta({ group: 'Pris' }),
      ),
      questions,
      card,
      ...ownParts,
    },
    {
      card: cardPictures,
      rows: group('Bildene nedover siden', rowPictures),
    },
  );
  return withSwitches(screen, {
    rows: group(
      'Det dere gjør',
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
      agreement: group('Brøyteavtalen', {
        title: heading(),
        intro: linkedText('Innledning'),
        points: withHint('Arket som skrives ut, har plass til tolv.', points('Punkter', { min: 1, max: 12 })),
      }),
    },
    { agreement: shownSwitch() },
  ),
};
