import { createContext, use } from 'react';
import type { Pictures } from '../../../schema/pictures.ts';
import type { FactsAnswer, PictureSize } from '../../contract.ts';
import type { PictureRequest } from '../pictures/picture-request.ts';
import type { TextTools } from './TextToolsDialog.tsx';

/** What fields need besides their own value. */
export interface FormSurroundings {
  facts: FactsAnswer;
  pictures: Pictures;
  sizes: ReadonlyMap<string, PictureSize>;
  /** Saves at once what is changed. */
  saveNow: () => void;
  /** Opens what can be put into a text. */
  openTextTools: (tools: TextTools) => void;
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
