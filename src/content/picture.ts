import type { Language } from '../../tables/languages.ts';

/** A picture in its place, with one language's words. */
export interface Picture {
  /** File name without width and format: `/pictures/{file}-{width}.avif`. */
  file: string;
  widths: PictureWidths;
  /** The painted width at each width of the window, as in the `sizes` attribute. */
  sizes: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`, where it is not that of the page. */
  lang?: Language;
  caption: string;
  /** The main subject, in tenths of the width and the height; crops keep it. */
  focus: [number, number];
}

/** The widths in pixels that a place offers, narrowest first. All of them have been made. */
export interface PictureWidths {
  avif: number[];
  /** For browsers without AVIF. */
  webp: number[];
  /** Wider WebP that only the gallery's viewer shows. */
  viewer: number[];
}

export type PictureFormat = 'avif' | 'webp';
