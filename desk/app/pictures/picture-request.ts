import type { Schema } from '../../contract.ts';

type Place = NonNullable<Schema['place']>;

/** A place that wants another picture. */
export interface PictureRequest {
  title: string;
  place: Place;
  /** The picture that is there now. */
  current: string | null;
  /** Pictures that are in the same list already; choosing one swaps the two. */
  taken?: readonly string[];
  onChosen: (name: string) => void;
}
