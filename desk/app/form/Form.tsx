import type { FocusEvent, ReactNode } from 'react';
import type { Path } from '../../../server/desk/contract/problem.ts';
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
  const { id } = document;
  const own = document.problems.filter((problem) => problem.document === id);
  const problems = [...own, ...problemsOfWaiting(document)];
  const change = (path: Path, part: unknown) =>
    edit(id, (before) => {
      const next = withValue(before, path, part);
      return normalize ? normalize(next) : next;
    });
  function onFocus({ target }: FocusEvent) {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) showInPage(target.value, facts(target.dataset.language ?? 'no'));
  }
  return (
    <FormContext value={{ ...document, problems, isBilingual, change }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
      <div onFocus={onFocus} onBlur={() => void save(id)}>
        {children}
      </div>
    </FormContext>
  );
}
