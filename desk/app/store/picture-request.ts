import { createStore } from '../../../src/browser/store.ts';

/** What a field asks of the picker. */
export interface PictureRequest {
  title: string;
  /** The picture that is there; null where one is added to a list. */
  current: string | null;
  /** Pictures already in the list; choosing one swaps the two, or adds none. */
  taken: readonly string[];
  onChosen: (name: string) => void;
}

/** The request of the picker that is open; null while it is closed. */
export const pictureRequest = createStore<PictureRequest | null>(null);
