import { createContext, use } from 'react';
import type { FactsAnswer, PictureSize, Pictures } from '../contract.ts';
import type { PictureRequest } from '../pictures/picture-request.ts';
import type { Mark } from './marks.ts';

/** What fields need besides their own value. */
export interface FormSurroundings {
  facts: FactsAnswer;
  pictures: Pictures;
  sizes: ReadonlyMap<string, PictureSize>;
  /** Saves at once what is changed. */
  saveNow: () => void;
  /** Opens the list of facts; calls back with the chosen one. */
  chooseMark: (marks: Mark[], onChosen: (name: string) => void) => void;
  /** Opens the pictures to choose from. */
  choosePicture: (request: PictureRequest) => void;
  /** Shows a text in the page beside the fields. */
  showInPage: (text: string, side: 'no' | 'en') => void;
}

export const FormContext = createContext<FormSurroundings | null>(null);

export function useSurroundings(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error('A field is outside of a form.');
  return surroundings;
}
