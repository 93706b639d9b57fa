import type { z } from 'zod';
import { forEachLanguage } from '../common/languages.ts';
import type { PictureSlot } from '../common/picture-slots.ts';
import { variablesIn } from '../common/variables.ts';
import { textVariables } from './company.ts';
import {
  allowEmpty,
  forHelper,
  group,
  type ListRules,
  list,
  markOptional,
  pictureName,
  singleLine,
} from './value-fields.ts';

// Each field has a Norwegian `title`, which the desk and errors show, and a `description`, the hint under the field.

interface TextRules {
  /** Characters as visitors see them, with the values of variables. Only check-content.ts knows those. */
  min?: number;
  max?: number;
  /** For entries of lists, which are left out if a variable is empty. */
  removable?: true;
}

/** A text, which may have variables in braces (common/variables.ts). */
export function text(title: string, description: string, rules: TextRules = {}) {
  const { min = 0, max = 300 } = rules;
  return singleLine()
    .check(({ value, issues }) => {
      const messages = value === '' ? ['må fylles ut'] : variableProblems(value, rules);
      for (const message of messages) issues.push({ code: 'custom', input: value, message });
    })
    .meta({ title, description, min, max });
}

function variableProblems(text: string, { removable }: TextRules): string[] {
  const named = variablesIn(text);
  const unknown = named.filter((name) => !Object.hasOwn(textVariables, name));
  const optional = named.filter((name) => textVariables[name]?.optional && !removable);
  const hasOtherBrace = /[{}]/.test(text.replace(/\{\w+\}/g, ''));
  return [
    ...unknown.map((name) => `bruker koden {${name}}, som ikke finnes. Velg en med «Sett inn»`),
    ...optional.map(
      (name) =>
        `kan ikke bruke koden {${name}}, for den kan være tom: bruk den i et eget avsnitt eller punkt`,
    ),
    ...(hasOtherBrace ? ['har en krøllparentes, { eller }, som ikke hører til en kode'] : []),
  ];
}

/** A text whose phone numbers and e-mail addresses are links. */
export function linkedText(title: string, description: string, rules: TextRules = {}) {
  const field = text(title, description, rules);
  return field.meta({ ...field.meta(), links: true });
}

export const label = (title: string, description: string) => text(title, description, { max: 50 });

export const heading = (description: string) => text('Overskrift', description, { max: 70 });

/** A value that belongs to the code of a page: the desk does not show it. */
export const hiddenInDesk = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), hiddenInDesk: true });

/** The paragraphs of a section. */
export const paragraphs = (title: string, description: string) => {
  const paragraph = linkedText('Avsnitt', description, { max: 400, removable: true });
  return list(title, description, paragraph, { min: 1 });
};

/** Points below a text that announces them. */
export function points(title: string, description: string, rules: ListRules = {}) {
  const point = linkedText('Punkt', description, { max: 140, removable: true });
  return list(title, description, point, rules);
}

export const picture = (slot: PictureSlot, title: string, description: string) =>
  pictureName.meta({ title, description, slot });

/** A place without a picture shows none. */
export const mayBeEmpty = (field: ReturnType<typeof picture>) => field.nullable().meta(field.meta() ?? {});

export const meta = forHelper(
  group('Hos søkemotorer', 'Det søkemotorer og nettleserfanen viser.', {
    title: text('Tittel', 'I nettleserfanen og hos søkemotorer. Firmanavnet følger etter når det er plass.', {
      min: 8,
      max: 60,
    }),
    description: text('Sammendrag', 'Hos søkemotorer og når siden deles.', {
      min: 70,
      max: 155,
    }),
  }),
);

export const banner = group('Toppen av siden', 'Ordene over det store bildet.', {
  title: text('Overskrift', 'Over bildet øverst på siden.', { max: 24 }),
  intro: text('Innledning', 'Setningen under overskriften øverst på siden.', { max: 86 }),
});

const bannerPicture = picture('window', 'Toppbildet', 'Bildet øverst på siden.');

type Fields = z.core.$ZodLooseShape;

/** The schema of a screen's file in content/: texts in every language, and pictures. */
export function screenSchema<Texts extends Fields, Pictures extends Fields>(
  title: string,
  texts: Texts,
  pictures: Pictures,
) {
  const inOneLanguage = group(title, `Tekstene på siden ${title}.`, texts);
  return group(title, `Siden ${title}.`, {
    ...forEachLanguage(() => inOneLanguage),
    pictures: group('Bildene', 'Hvilke bilder som står på siden', pictures),
  });
}

/** Adds switches to the schema of a screen, each at the path of the part that it shows (shown.ts). */
export const withSwitches = <Shape extends z.core.$ZodLooseShape, Switches extends Fields>(
  screen: z.ZodObject<Shape, z.core.$strict>,
  switches: Switches,
) =>
  group(screen.meta()?.title ?? '', screen.meta()?.description ?? '', {
    ...screen.shape,
    shown: group('Vises', '', switches),
  });

export const bannerScreenSchema = <Texts extends Fields, Pictures extends Fields>(
  title: string,
  texts: Texts,
  pictures: Pictures,
) => screenSchema(title, { meta, banner, ...texts }, { banner: bannerPicture, ...pictures });

export const callToAction = group('Det grønne feltet', 'Feltet med telefonnummeret, nederst på siden.', {
  title: heading('I det grønne feltet nederst på siden.'),
  text: linkedText('Tekst', 'Under overskriften i det grønne feltet.'),
});

const question = group('Spørsmål', 'Ett spørsmål med svaret.', {
  question: text('Spørsmål', '', { max: 80 }),
  answer: markOptional(
    allowEmpty(linkedText('Svar', 'Uten svar vises ikke spørsmålet heller.', { max: 400 })),
  ),
});

export const questions = list('Spørsmål og svar', '', question, { min: 1, shownWith: 'answer' });
