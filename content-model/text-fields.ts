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
  withHint,
} from './value-fields.ts';

// Each field has a Norwegian `title`, which the desk and errors show. A hint says only what the title cannot.

interface TextRules {
  /** Characters as visitors see them, with the values of variables. Only check-content.ts knows those. */
  min?: number;
  max?: number;
  /** For entries of lists, which are left out if a variable is empty. */
  removable?: true;
}

/** A text, which may have variables in braces (common/variables.ts). */
export function text(title: string, rules: TextRules = {}) {
  const { min = 0, max = 300 } = rules;
  return singleLine()
    .check(({ value, issues }) => {
      const messages = value === '' ? ['må fylles ut'] : variableProblems(value, rules);
      for (const message of messages) issues.push({ code: 'custom', input: value, message });
    })
    .meta({ title, min, max });
}

function variableProblems(text: string, { removable }: TextRules): string[] {
  const named = variablesIn(text);
  const unknown = named.filter((name) => !Object.hasOwn(textVariables, name));
  const optional = named.filter((name) => textVariables[name]?.optional && !removable);
  const hasOtherBrace = /[{}]/.test(text.replace(/\{\w+\}/g, ''));
  return [
    ...unknown.map((name) => `har «{${name}}», som ikke er en opplysning om firmaet. Ta det bort`),
    ...optional.map(
      (name) =>
        `kan ikke ha «${textVariables[name]?.description}», som kan være tom: det må stå i et eget avsnitt eller punkt`,
    ),
    ...(hasOtherBrace ? ['kan ikke ha tegnene «{» og «}»'] : []),
  ];
}

/** A text whose phone numbers and e-mail addresses are links. */
export function linkedText(title: string, rules: TextRules = {}) {
  const field = text(title, rules);
  return field.meta({ ...field.meta(), links: true });
}

export const label = (title: string) => text(title, { max: 50 });

export const heading = () => text('Overskrift', { max: 70 });

/** A value that belongs to the code of a page: the desk does not show it. */
export const hiddenInDesk = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), hiddenInDesk: true });

/** The paragraphs of a section. */
export const paragraphs = (title: string) => {
  const paragraph = linkedText('Avsnitt', { max: 400, removable: true });
  return list(title, paragraph, { min: 1 });
};

/** Points below a text that announces them. */
export function points(title: string, rules: ListRules = {}) {
  const point = linkedText('Punkt', { max: 140, removable: true });
  return list(title, point, rules);
}

export const picture = (slot: PictureSlot, title: string) => pictureName.meta({ title, slot });

/** A place without a picture shows none. */
export const mayBeEmpty = (field: ReturnType<typeof picture>) => field.nullable().meta(field.meta() ?? {});

export const meta = forHelper(
  group('Hos søkemotorer', {
    title: text('Tittel', {
      min: 8,
      max: 60,
    }),
    description: text('Sammendrag', {
      min: 70,
      max: 155,
    }),
  }),
);

export const banner = group('Toppen av siden', {
  title: text('Overskrift', { max: 24 }),
  intro: text('Innledning', { max: 86 }),
});

const bannerPicture = picture('window', 'Toppbildet');

type Fields = z.core.$ZodLooseShape;

/** The schema of a screen's file in content/: texts in every language, and pictures. */
export function screenSchema<Texts extends Fields, Pictures extends Fields>(
  title: string,
  texts: Texts,
  pictures: Pictures,
) {
  const inOneLanguage = group(title, texts);
  return group(title, {
    ...forEachLanguage(() => inOneLanguage),
    pictures: group('Bildene', pictures),
  });
}

/** Adds switches to the schema of a screen, each at the path of the part that it shows (shown.ts). */
export const withSwitches = <Shape extends z.core.$ZodLooseShape, Switches extends Fields>(
  screen: z.ZodObject<Shape>,
  switches: Switches,
) =>
  group(screen.meta()?.title ?? '', {
    ...screen.shape,
    shown: group('Vises', switches),
  });

export const bannerScreenSchema = <Texts extends Fields, Pictures extends Fields>(
  title: string,
  texts: Texts,
  pictures: Pictures,
) => screenSchema(title, { meta, banner, ...texts }, { banner: bannerPicture, ...pictures });

const question = group('Spørsmål', {
  question: text('Spørsmål', { max: 80 }),
  answer: withHint(
    'Uten svar vises ikke spørsmålet.',
    markOptional(allowEmpty(linkedText('Svar', { max: 400 }))),
  ),
});

export const questions = list('Spørsmål og svar', question, { min: 1, shownWith: 'answer' });
