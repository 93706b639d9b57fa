import { pictureSlots, type Slot } from './picture-slots.ts';

/** The fewest pixels that fill a card on a high-resolution screen. */
export const minOriginalWidth = 1080;

/** The pixels of the widest file that a page may show. */
export const widestFile = Math.max(
  ...Object.values<Slot>(pictureSlots).flatMap(({ avif, viewer = [] }) => [...avif, ...viewer]),
);

/** The maximum height of a WebP, in pixels. */
export const tallestFile = 16_383;
