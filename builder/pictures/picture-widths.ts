import { type PictureSlot, pictureSlots } from '../../common/picture-slots.ts';
import type { PictureWidths } from '../../src/page-data/picture.ts';

/** The width of the widest file in any slot, in pixels. */
export const widestFile = Math.max(
  ...Object.values(pictureSlots).flatMap((slot) => [...slot.avif, ...viewerWidths(slot)]),
);

/** The maximum height of a WebP, in pixels. */
export const tallestFile = 16_383;

/** Returns the widths of a picture in a slot, none wider than the original. */
export function widthsInSlot(name: PictureSlot, originalWidth: number): PictureWidths {
  const slot = pictureSlots[name];
  const limit = (width: number) => Math.min(width, originalWidth);
  return {
    avif: slot.avif.filter((width) => width <= originalWidth),
    webp: [limit(slot.webp)],
    viewer: [...new Set(viewerWidths(slot).map(limit))],
  };
}

function viewerWidths(slot: (typeof pictureSlots)[PictureSlot]): readonly number[] {
  return 'viewer' in slot ? slot.viewer : [];
}
