import type { Picture } from './types.ts';

/** Widths in pixels that pictures are made in, as far as the original reaches; steps of at most 1.5. */
const avifWidths = [336, 496, 736, 960, 1280, 1600, 2000];
/** Widths of the fallback for browsers without AVIF, and of the large picture in the viewer. */
const webpWidths = [640, 1280, 1600];
/** Where a picture stands decides how wide its widest file is, in pixels: what a sharp screen shows there. */
const widestFile = { card: 960, row: 1280, window: 2000 };

export type PicturePlace = keyof typeof widestFile;
type Format = 'avif' | 'webp';

/** The widths of a picture that are offered in a place on a page. */
export function widthsOnPage({ width }: { width: number }, format: Format, place: PicturePlace): number[] {
  const widths = format === 'avif' ? avifWidths : webpWidths;
  return widths.filter((one) => one <= width && one <= widestFile[place]);
}

/** The widths of a picture in the viewer, which shows WebP. */
export function widthsInViewer({ width }: { width: number }): number[] {
  return webpWidths.filter((one) => one <= width);
}

/** The address of one width of a picture. */
export function pictureFile(file: string, width: number, format: Format): string {
  return `/pictures/${file}-${width}.${format}`;
}

/** The `srcset` of a picture in a format. */
export function sourceSet(picture: Picture, format: Format, place: PicturePlace): string {
  return widthsOnPage(picture, format, place)
    .map((width) => `${pictureFile(picture.file, width, format)} ${width}w`)
    .join(', ');
}

/** The address of the largest picture in the viewer: what a link to it opens. */
export function largestFile(picture: Picture): string {
  return pictureFile(picture.file, widthsInViewer(picture).at(-1) ?? 640, 'webp');
}
