import { createContext, use } from 'react';
import type { Path } from '../../../server/desk/contract/problem.ts';
import type { Schema } from '../../../server/desk/contract/schema.ts';
import { languageCodes } from '../../../tables/languages.ts';
import type { OpenDocument } from '../store/documents.ts';
import { valueAt } from '../store/json.ts';
import { fieldId } from '../ui/address.ts';
import { describedBy } from '../ui/Explanation.tsx';

/** A document whose fields are shown. Their ids begin with its own. */
interface FormState extends OpenDocument {
  /** The value holds every field once for each language, as texts do. Paths then leave the language out. */
  isBilingual: boolean;
  change: (path: Path, part: unknown) => void;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside of a form.');
  return form;
}

export interface FieldProps {
  schema: Schema;
  path: Path;
  /** Of an entry of a list, from 1. */
  number?: number | undefined;
}

/** What the control of a field has besides its value. */
export type FieldControl = ReturnType<typeof useField>['control'];

/** What the label, the control and the messages of a field need; `isWhole` when it shows the problems of its parts. */
export function useField(props: FieldProps, isWhole = true) {
  const { schema, path, number } = props;
  const form = useForm();
  const id = fieldId(form.id, path);
  const isHere = (at: Path) =>
    (isWhole || at.length === path.length) && path.every((key, index) => at[index] === key);
  const errors = form.problems.filter((problem) => isHere(problem.path)).map(({ message }) => message);
  // Entries have the hint of their list, and the controls of a date say how it is written.
  const hint = number || schema.input?.match(/month-day|^date/) ? undefined : schema.description;
  return {
    ...props,
    form,
    id,
    title: `${schema.title ?? path.at(-1) ?? ''}${number ? ` ${number}` : ''}`,
    hint,
    errors,
    value: valueAt(form.value, path),
    set: (value: unknown) => form.change(path, value),
    control: {
      id,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': describedBy({ id, hint, errors }),
    },
  };
}

/** Whether a group is a text in all languages: { no, en }. */
export const isTranslated = ({ properties }: Schema) =>
  languageCodes.every((language) => properties?.[language]?.type === 'string');

/** Unwraps a schema whose value may also be null. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const inner = anyOf?.find(({ type }) => type !== 'null');
  return inner ? { ...inner, ...rest } : schema;
}

const emptyValues: Readonly<Record<string, unknown>> = { string: '', boolean: false };

/** What a new entry of a list, or a group that was null, begins with. */
export function emptyValue({ properties, prefixItems, items, minItems = 0, type = '' }: Schema): unknown {
  if (prefixItems) return prefixItems.map(emptyValue);
  if (items) return Array.from({ length: minItems }, () => emptyValue(items));
  if (!properties) return emptyValues[type] ?? null;
  return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, emptyValue(inner)]));
}
