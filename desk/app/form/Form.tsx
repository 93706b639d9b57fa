import type { FocusEvent, ReactNode } from 'react';
import type { Path } from '../../contract/problem.ts';
import { showInPage } from '../preview/page.ts';
import type { OpenDocument } from '../store/documents.ts';
import { withValue } from '../store/json.ts';
import { problemsOfWaiting } from '../store/new-entries.ts';
import { useFacts } from '../store/overview.ts';
import { edit, save } from '../store/saving.ts';
import { FormContext } from './form.ts';
import './form.css';

interface FormProps {
  document: OpenDocument;
  isBilingual?: boolean;
  /** Puts right what the fields cannot. */
  normalize?: (value: unknown) => unknown;
  children: ReactNode;
}

/** Fields of a document, which come from its schema: <Sections> or <Fields>. A field that is left is saved. */
export function Form({ document, isBilingual = false, normalize, children }: FormProps) {
  const facts = useFacts();
  const { id, value } = document;
  const own = document.problems.filter((problem) => problem.document === id);
  const change = (changes: readonly (readonly [Path, unknown])[]) =>
    edit(id, (before) => {
      const next = changes.reduce((all, [path, part]) => withValue(all, path, part), before);
      return normalize ? normalize(next) : next;
    });
  function onFocus({ target }: FocusEvent) {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) showInPage(target.value, facts(target.dataset.language ?? 'no'));
  }
  return (
    <FormContext
      value={{ id, value, problems: [...own, ...problemsOfWaiting(document)], isBilingual, change }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
      <div onFocus={onFocus} onBlur={() => void save(id)}>
        {children}
      </div>
    </FormContext>
  );
}
