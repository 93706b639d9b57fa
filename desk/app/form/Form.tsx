import './form.css';
import { createContext, type FocusEvent, type ReactNode, use } from 'react';
import type { KeyPath } from '../../../common/json.ts';
import { showInPage } from '../preview/field-in-page.ts';
import { changeField } from '../store/change-field.ts';
import type { OpenDocument } from '../store/documents.ts';
import { useVariables } from '../store/overview.ts';
import { edit, save } from '../store/saving.ts';
import { rememberField } from '../ui/view-links.ts';

export interface FormState extends OpenDocument {
  /** Whether the value has each field once per language. Paths then have no language. */
  isBilingual: boolean;
  change: (path: KeyPath, part: unknown) => void;
}

export const FormContext = createContext<FormState | null>(null);

interface FormProps<Value> {
  document: OpenDocument<Value>;
  isBilingual?: boolean;
  /** What a change does; by default it is saved. */
  onChange?: FormState['change'];
  children: ReactNode;
}

/** Contains the fields of a document, and saves it when one loses focus. */
export function Form<Value>({ document, isBilingual = false, onChange, children }: FormProps<Value>) {
  const variables = useVariables();
  const { id } = document;
  const problems = document.problems.filter((problem) => problem.document === id);
  const editDocument = (path: KeyPath, part: unknown) =>
    edit(id, (before) => changeField(before, path, part, document.truePairs));
  function onFocus({ target }: FocusEvent) {
    if (target.id) rememberField(target.id);
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) showInPage(target, variables(target.dataset.language ?? 'no'));
  }
  return (
    <FormContext value={{ ...document, problems, isBilingual, change: onChange ?? editDocument }}>
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
