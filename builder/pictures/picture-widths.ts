import { type PictureSlot, pictureSlots } from '../../common/picture-slots.ts';
import type { PictureWidths } from '../../src/page-data/picture.ts';

/** The widest file of any place, in pixels. */
export const widestFile = Math.max(
  ...Object.values(pictureSlots).flatMap((slot) => [...slot.avif, ...viewerWidths(slot)]),
);

/** The most pixels that a WebP can have from top to bottom. */
export const tallestFile = 16_383;

/** The widths of a picture in a place. WebP is at most as wide as the original. */
export function widthsInSlot(name: PictureSlot, originalWidth: number): PictureWidths {
  const slot = pictureSlots[name];
  const reach = (width: number) => Math.min(width, originalWidth);
  return {
    avif: slot.avif.filter((width) => width <= originalWidth),
    webp: [reach(slot.webp)],
    viewer: [...new Set(viewerWidths(slot).map(reach))],
  };
}

function viewerWidths(slot: (typeof pictureSlots)[PictureSlot]): readonly number[] {
  return 'viewer' in slot ? slot.viewer : [];
}
