import type { ReactNode } from 'react';
import { withoutMark } from '../../../common/english.ts';
import { getIn, isEqualJson, type KeyPath } from '../../../common/json.ts';
import { defaultLanguage, languageCodes } from '../../../common/languages.ts';
import type { Problem, Schema } from '../../../content-model/desk/contract.ts';
import { pathsInEachLanguage, startsWithPath } from '../store/json.ts';
import { useVariables } from '../store/overview.ts';
import { pageText } from '../text/variables.ts';
import { FieldMessages, fieldMessageIds } from '../ui/FieldMessages.tsx';
import { fieldId } from '../ui/view-links.ts';
import { useForm } from './Form.tsx';

export interface FieldProps {
  schema: Schema;
  path: KeyPath;
  /** The place in a list, from 1. */
  number?: number | undefined;
}

/** The state of a field. Its errors are its own, those of its parts too, or its own in every language. */
export function useField(props: FieldProps, messagesOf: 'field' | 'parts' | 'languages' = 'parts') {
  const { schema, path, number } = props;
  const form = useForm();
  const variables = useVariables()(languageCodes.find((code) => path.includes(code)) ?? defaultLanguage);
  const id = fieldId(form.id, path);
  const paths = messagesOf === 'languages' ? pathsInEachLanguage(form.value, path) : [path];
  const isHere = (problem: Problem) =>
    paths.some((fieldPath) =>
      messagesOf === 'parts' ? startsWithPath(problem.path, fieldPath) : isEqualJson(problem.path, fieldPath),
    );
  const errors = form.problems.filter(isHere).map(({ message }) => message);
  // The list shows the hint of its entries.
  const hint = number ? undefined : schema.description;
  const value = getIn(form.value, path);
  const count = typeof value === 'string' ? countText(pageText(withoutMark(value), variables), schema) : '';
  return {
    ...props,
    form,
    id,
    title: `${schema.title ?? path.at(-1) ?? ''}${number ? ` ${number}` : ''}`,
    hint,
    count,
    errors,
    value,
    set: (value: unknown) => form.change(path, value),
    control: {
      id,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': fieldMessageIds({ id, hint, count, errors }),
    },
  };
}

/** The share of the characters from which a field counts them. */
const countedFrom = 0.9;

/** Returns how much of the room is used by a text as it shows, such as «78 av 100 tegn», once it is nearly full. */
function countText({ length }: string, { max }: Schema): string {
  // A text with a format, such as a date, has no limit of its own.
  if (max === undefined || length < max * countedFrom) return '';
  return `${length} av ${max} tegn`;
}

export type FieldState = ReturnType<typeof useField>;

export const LabelledField = ({ field, children }: { field: FieldState; children: ReactNode }) => (
  <div className="field">
    <label className={field.number ? 'visually-hidden' : undefined} htmlFor={field.id}>
      {field.title}
      <OptionalNote schema={field.schema} />
    </label>
    {children}
    <FieldMessages id={field.id} hint={field.hint} count={field.count} errors={field.errors} />
  </div>
);

export const OptionalNote = ({ schema }: Pick<FieldProps, 'schema'>) =>
  schema.optional ? <span className="hint"> valgfritt</span> : null;
