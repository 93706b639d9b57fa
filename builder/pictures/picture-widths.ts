import type { PicturePlace } from '../../schema/parts.ts';
import type { PictureWidths } from '../../src/content/picture.ts';

/**
 * Widths in pixels of the AVIF files of a place, narrowest first, for screens with one to three device pixels to a
 * CSS pixel. The steps are at most 1.5, so that no visitor fetches much more than the screen can show.
 */
const avifWidths: Record<PicturePlace, number[]> = {
  tile: [224, 336, 496, 736, 960],
  photo: [496, 736, 960],
  row: [496, 736, 960, 1280],
  window: [496, 736, 960, 1280, 1600, 2000],
};
/** The WebP file for browsers without AVIF. */
const webpWidths: Record<PicturePlace, number> = { tile: 640, photo: 640, row: 640, window: 1280 };
const viewerWidths = [1280, 1600];

/** The widest file of any place, in pixels. */
export const widestFile = Math.max(...Object.values(avifWidths).flat(), ...viewerWidths);

/** The widths of a picture in a place. WebP goes up to the original's own width where that is less than is asked for. */
export function widthsInPlace(place: PicturePlace, originalWidth: number): PictureWidths {
  const reach = (width: number) => Math.min(width, originalWidth);
  const webp = [reach(webpWidths[place])];
  const viewer = place === 'photo' ? [...new Set(viewerWidths.map(reach))] : [];
  return { avif: avifWidths[place].filter((width) => width <= originalWidth), webp, viewer };
}
