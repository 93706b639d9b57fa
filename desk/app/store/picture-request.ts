import { createStore } from '../../../src/browser/store.ts';

/** What a field asks of the picker. */
export interface PictureRequest {
  title: string;
  /** An id of the field, which shows new photos while they are sent. */
  place: string;
  /** The picture that is there; null where pictures are added. */
  current: string | null;
  /** Pictures already in the list; choosing one swaps the two, or adds none. */
  taken: readonly string[];
  /** Is called once something has been chosen, before the first picture. */
  prepare?: () => void;
  /** Is called for each picture, also when the view has been left. */
  onChosen: (name: string) => void;
}

/** The request of the picker that is open; null while it is closed. */
export const pictureRequest = createStore<PictureRequest | null>(null);
