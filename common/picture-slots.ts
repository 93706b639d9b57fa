export interface Slot {
  /**
   * Returns the painted width, as in the `sizes` attribute, at a position (from 0) in a list of so many. A rem is always
   * 16 px there, while the page's rem grows with the window from 1920 px on.
   */
  sizes: (position: number, count: number) => string;
  /** Pixels of the AVIF files, narrowest first. Steps of at most 1.5 keep downloads close to what is painted. */
  avif: readonly number[];
  /** The WebP file for browsers without AVIF. */
  webp: number;
  /** Wider WebP files that only the gallery's viewer shows. */
  viewer?: readonly number[];
}

/** Part of the page's width even on a phone. */
const tile = { avif: [336, 496, 736, 960], webp: 640 };
/** As wide as a phone, and about half of a wide window. */
const half = { avif: [496, 736, 960, 1280], webp: 640 };
/** As wide as any window. */
const whole = { avif: [496, 736, 960, 1280, 1600, 2000, 2400], webp: 1280 };

const largePhoto = '(min-width: 40rem) min(46vw, max(40rem, 33.4vw)), 92vw';
const smallPhoto =
  '(min-width: 84rem) max(27rem, 22.5vw), (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const rowsOfTwoAndThree = [largePhoto, largePhoto, smallPhoto, smallPhoto, smallPhoto];
const pageOfPhotos = [...rowsOfTwoAndThree, ...rowsOfTwoAndThree, largePhoto, largePhoto];

/** How many of the first cards are two in a row, so that the others fill rows of three, by the remainder of three. */
const largeCards = [0, 4, 2];

function serviceCardSizes(position: number, count: number): string {
  if (count === 1) return '(min-width: 40rem) min(50vw, max(45rem, 37.5vw)), 92vw';
  const isLarge = position < (largeCards[count % 3] ?? 0);
  const wide = isLarge ? 'min(46vw, max(40rem, 33.4vw))' : 'min(30vw, max(26rem, 21.7vw))';
  const isAlone = position === 0 && count % 2 === 1;
  const narrow = position === 0 ? '92vw' : '36vw';
  return `(min-width: 60rem) ${wide}, ${isAlone ? '' : '(min-width: 40rem) 46vw, '}${narrow}`;
}

/** Where pictures are shown: the widths of their files, and their painted widths, which the style sheets must match. */
export const pictureSlots = {
  // Wider than the window if the height decides. On upright phones half of the many pixels are enough.
  hero: {
    sizes: () =>
      '(max-aspect-ratio: 4/5) and (resolution >= 2.5x) 62vh, (max-aspect-ratio: 4/5) and (max-resolution: 1x) 94vh, (max-aspect-ratio: 4/5) max(100vw, 50vh), max(100vw, 178vh)',
    ...whole,
  },
  window: { sizes: () => '100vw', ...whole },
  row: {
    sizes: () =>
      '(min-width: 86rem) max(32.1rem, 26.8vw), (min-width: 70rem) 37.3vw, (min-width: 44rem) 92vw, 100vw',
    ...half,
  },
  serviceSection: {
    sizes: () => '(min-width: 86rem) max(32.1rem, 26.8vw), (min-width: 44rem) 37.3vw, 92vw',
    ...half,
  },
  articleSummary: { sizes: () => '(min-width: 84rem) 22rem, (min-width: 48rem) 30vw, 92vw', ...tile },
  articleText: { sizes: () => '(min-width: 50rem) 45rem, 92vw', ...half },
  // On the front page, where the number of services decides how they stand.
  serviceCard: { sizes: serviceCardSizes, ...tile },
  // A quarter of the page, on a phone half of it.
  homePhoto: {
    sizes: () => '(min-width: 84rem) max(19.5rem, 16.3vw), (min-width: 40rem) 22.5vw, 45vw',
    ...tile,
  },
  // Rows of two and of three alternate, twelve photos to a page.
  photo: {
    sizes: (position) => pageOfPhotos[position % pageOfPhotos.length] ?? largePhoto,
    avif: [496, 736, 960],
    webp: 640,
    viewer: [1280, 1600],
  },
} as const satisfies Record<string, Slot>;

export type PictureSlot = keyof typeof pictureSlots;
