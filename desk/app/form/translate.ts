import { replaceStringParameters, TranslatableString } from '@rjsf/utils';

/** The form library's own words that can be seen here. */
const norwegian: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.ArrayItemTitle]: 'Linje',
  [TranslatableString.EmptyArray]: 'Ingen ennå.',
  [TranslatableString.YesLabel]: 'Ja',
  [TranslatableString.NoLabel]: 'Nei',
  [TranslatableString.AddItemButton]: 'Legg til',
  [TranslatableString.MoveUpButton]: 'Flytt opp',
  [TranslatableString.MoveDownButton]: 'Flytt ned',
  [TranslatableString.RemoveButton]: 'Ta bort',
  [TranslatableString.UnknownFieldType]: 'Skrivebordet har ikke noe felt for «%1».',
};

export function translate(text: TranslatableString, parameters?: string[]): string {
  return replaceStringParameters(norwegian[text] ?? text, parameters);
}
