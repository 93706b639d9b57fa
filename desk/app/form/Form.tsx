import type { FocusEvent, ReactNode } from 'react';
import type { Path } from '../../contract.ts';
import { showInPage } from '../preview/page.ts';
import { edit, type OpenDocument, save } from '../store/documents.ts';
import { withValue } from '../store/json.ts';
import { useFacts } from '../store/overview.ts';
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
export function Form({
  document: { id, value, problems },
  isBilingual = false,
  normalize,
  children,
}: FormProps) {
  const facts = useFacts();
  const own = problems.filter(({ document }) => document === id);
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
    <FormContext value={{ id, value, problems: own, isBilingual, change }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
      <div onFocus={onFocus} onBlur={() => void save(id)}>
        {children}
      </div>
    </FormContext>
  );
}
