import './form.css';
import { createContext, type FocusEvent, type ReactNode, use } from 'react';
import { getIn, isEqualJson, type KeyPath } from '../../../common/json.ts';
import { lengthWithoutVariables } from '../../../common/variables.ts';
import type { Problem, Schema, TextRemark } from '../../../content-model/desk/contract.ts';
import { showInPage } from '../preview/page.ts';
import type { OpenDocument } from '../store/documents.ts';
import { pathsInEachLanguage, setIn, startsWithPath } from '../store/json.ts';
import { useOverview, useVariables } from '../store/overview.ts';
import { edit } from '../store/saving/edit.ts';
import { save } from '../store/saving/save.ts';
import { FieldMessages, fieldMessageIds } from '../ui/FieldMessages.tsx';
import { fieldId, rememberField } from '../ui/view-links.ts';

interface FormState extends OpenDocument {
  /** Whether the value has each field once per language. Paths then have no language. */
  isBilingual: boolean;
  remarks: readonly TextRemark[];
  change: (path: KeyPath, part: unknown) => void;
}

export const FormContext = createContext<FormState | null>(null);

interface FormProps<Value> {
  document: OpenDocument<Value>;
  isBilingual?: boolean;
  children: ReactNode;
}

/** Contains the fields of a document, and saves it when one loses focus. */
export function Form<Value>({ document, isBilingual = false, children }: FormProps<Value>) {
  const variables = useVariables();
  const { id } = document;
  const problems = document.problems.filter((problem) => problem.document === id);
  const remarks = useOverview().textRemarks.filter((remark) => remark.document === id);
  const change = (path: KeyPath, part: unknown) => edit(id, (before) => setIn(before, path, part));
  function onFocus({ target }: FocusEvent) {
    if (target.id) rememberField(target.id);
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) showInPage(target, variables(target.dataset.language ?? 'no'));
  }
  return (
    <FormContext value={{ ...document, problems, remarks, isBilingual, change }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
      <div onFocus={onFocus} onBlur={() => void save(id)}>
        {children}
      </div>
    </FormContext>
  );
}

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside of a form.');
  return form;
}

export interface FieldProps {
  schema: Schema;
  path: KeyPath;
  /** The place in a list, from 1. */
  number?: number | undefined;
}

const inputsWithoutHint = new Set<Schema['input']>(['month-day', 'date']);

/** The state of a field. Its errors are its own, those of its parts too, or its own in every language. */
export function useField(props: FieldProps, messagesOf: 'field' | 'parts' | 'languages' = 'parts') {
  const { schema, path, number } = props;
  const form = useForm();
  const id = fieldId(form.id, path);
  const paths = messagesOf === 'languages' ? pathsInEachLanguage(form.value, path) : [path];
  const isHere = (problem: Problem) =>
    paths.some((fieldPath) =>
      messagesOf === 'parts' ? startsWithPath(problem.path, fieldPath) : isEqualJson(problem.path, fieldPath),
    );
  const errors = form.problems.filter(isHere).map(({ message }) => message);
  const remarks = form.remarks.filter((remark) => isEqualJson(remark.path, path));
  // The list shows the hint of its entries.
  const hasHint = !number && !inputsWithoutHint.has(schema.input);
  const hint = hasHint ? schema.description : undefined;
  const value = getIn(form.value, path);
  const count = countWords(schema, value);
  return {
    ...props,
    form,
    id,
    title: `${schema.title ?? path.at(-1) ?? ''}${number ? ` ${number}` : ''}`,
    hint,
    count,
    errors,
    remarks,
    value,
    set: (value: unknown) => form.change(path, value),
    control: {
      id,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': fieldMessageIds({ id, hint, count, errors, remarks }),
    },
  };
}

/** The share of the characters from which a field counts them. */
const countedFrom = 0.75;

/** Returns how much of a text's room is used, such as «78 av 100 tegn», once it is nearly full. */
function countWords({ max, longest, variables }: Schema, value: unknown): string {
  // A text with a format, such as a date, has no room to count.
  if (max === undefined || longest !== undefined || typeof value !== 'string') return '';
  const used = lengthWithoutVariables(value, variables);
  return used < max * countedFrom ? '' : `${used} av ${max} tegn`;
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
