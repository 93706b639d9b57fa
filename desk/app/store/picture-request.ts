import { createStore } from '../../../src/browser/store.ts';

/** What a field asks of the picker. */
export interface PictureRequest {
  title: string;
  current: string;
  /** Pictures already in the list; choosing one swaps the two. */
  taken: readonly string[];
  /** How many may be added to a list; without it, one picture is chosen. */
  room?: number;
  onChosen: (name: string) => void;
}

/** The request of the picker that is open; null while it is closed. */
export const pictureRequest = createStore<PictureRequest | null>(null);
