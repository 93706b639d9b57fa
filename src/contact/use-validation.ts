import { useState } from 'react';
import { messageFields } from '../../tables/message-fields.ts';
import { focusField } from './form-fields.ts';
import { type ErrorTexts, type FieldErrors, findErrors } from './validate-message.ts';

/** The errors that the form shows. */
export function useValidation(texts: ErrorTexts) {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Shows what is wrong and focuses the first such field. Returns whether everything is right. */
  const validate = (form: HTMLFormElement): boolean => {
    const found = findErrors(form, texts);
    setErrors(found);
    const first = messageFields.find(({ name }) => name in found);
    if (first) focusField(form, first.name);
    return !first;
  };

  /** Removes the errors that are corrected, and adds none. */
  const clearCorrected = (form: HTMLFormElement) => {
    const found = findErrors(form, texts);
    setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)));
  };

  return { errors, validate, clearCorrected };
}
