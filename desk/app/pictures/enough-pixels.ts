import { widthsInPlace } from '../../../builder/pictures/picture-widths.ts';
import type { PictureSize, Schema } from '../../contract.ts';

type Place = NonNullable<Schema['place']>;

/** A little less than wished for cannot be seen. */
const tolerance = 0.8;

/** How many pixels the long side of a picture should have to be sharp in a place. */
function wantedPixels(place: Place): number {
  return widthsInPlace(place, Number.POSITIVE_INFINITY).avif.at(-1) ?? 0;
}

/** What to say of a picture that is small for its place; null when it is large enough. */
export function tooSmall(size: PictureSize | undefined, place: Place): string | null {
  if (!size) return null;
  const wanted = wantedPixels(place);
  const longSide = Math.max(size.width, size.height);
  if (longSide >= wanted * tolerance) return null;
  return `Lite for plassen: ${longSide} piksler, bør ha ${wanted}`;
}
