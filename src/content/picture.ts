import type { Language } from '../../tables/languages.ts';

/** A picture in its place, with one language's words. */
export interface Picture {
  /** File name without width and format: `/pictures/{file}-{width}.avif`. */
  file: string;
  widths: PictureWidths;
  /** As the `sizes` attribute. */
  sizes: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`, if it is not the page's. */
  lang?: Language;
  caption: string;
  /** The main subject, which crops keep, in tenths of width and height. */
  focus: [number, number];
}

/** The widths in pixels that a place offers, narrowest first. */
export interface PictureWidths {
  avif: number[];
  /** For browsers without AVIF. */
  webp: number[];
  /** Wider; only the gallery's viewer shows them. */
  viewer: number[];
}

export type PictureFormat = 'avif' | 'webp';
