import { type PicturePlace, picturePlaces } from '../../common/picture-slots.ts';
import type { PictureWidths } from '../../src/page-data/picture.ts';

/** The widest file of any place, in pixels. */
export const widestFile = Math.max(
  ...Object.values(picturePlaces).flatMap((place) => [...place.avif, ...viewerWidths(place)]),
);

/** The most pixels that a WebP can have from top to bottom. */
export const tallestFile = 16_383;

/** The widths of a picture in a place. WebP is at most as wide as the original. */
export function widthsInPlace(name: PicturePlace, originalWidth: number): PictureWidths {
  const place = picturePlaces[name];
  const reach = (width: number) => Math.min(width, originalWidth);
  return {
    avif: place.avif.filter((width) => width <= originalWidth),
    webp: [reach(place.webp)],
    viewer: [...new Set(viewerWidths(place).map(reach))],
  };
}

function viewerWidths(place: (typeof picturePlaces)[PicturePlace]): readonly number[] {
  return 'viewer' in place ? place.viewer : [];
}
