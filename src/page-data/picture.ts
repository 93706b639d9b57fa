import type { Language } from '../../common/languages.ts';
import type { LinkedText } from './linked-text.ts';

/** A picture in its slot, with its texts in one language. */
export interface Picture {
  /** File name without width and format: `/pictures/{file}-{width}.avif`. */
  file: string;
  widths: PictureWidths;
  sizes: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`, if it is not the page's, for a list that shows it as a text. */
  lang?: Language;
  caption: LinkedText;
  /** The point that crops keep, in quarters of width and height. */
  focus: [number, number];
}

/** The widths in pixels that a slot offers, narrowest first. */
export interface PictureWidths {
  avif: number[];
  /** For browsers without AVIF. */
  webp: number[];
  /** Wider ones, which only the gallery's viewer shows. */
  viewer: number[];
}

type PictureFormat = 'avif' | 'webp';

export function pictureFile(picture: Picture, width: number, format: PictureFormat): string {
  return `/pictures/${picture.file}-${width}.${format}`;
}

export function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths[format].map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}

/** Returns the file for browsers without AVIF and srcset. */
export function smallestFile(picture: Picture): string {
  return pictureFile(picture, Math.min(...picture.widths.webp), 'webp');
}

export function viewerWidths({ widths }: Picture): number[] {
  return [...widths.webp, ...widths.viewer];
}

/** Returns the file that a link to the picture opens. */
export function largestFile(picture: Picture): string {
  return pictureFile(picture, Math.max(...viewerWidths(picture)), 'webp');
}
