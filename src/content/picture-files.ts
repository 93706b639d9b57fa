import type { Picture } from './types.ts';

/** Widths in pixels that pictures are made in, as far as the original reaches; steps of at most 1.45. */
const avifWidths = [336, 480, 672, 960, 1280, 1600, 2000];
/** Widths of the fallback for browsers without AVIF, and of the large picture in the viewer. */
const webpWidths = [640, 1280, 1600];
/** The widest file of a picture that never fills the window. */
const widestInset = 1280;

type Format = 'avif' | 'webp';

/** The widths of a picture as it stands on a page; only one that fills the window has the widest. */
export function widthsOnPage({ width }: { width: number }, format: Format, fillsWindow: boolean): number[] {
  const widths = format === 'avif' ? avifWidths : webpWidths;
  return widths.filter((one) => one <= width && (fillsWindow || one <= widestInset));
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
export function sourceSet(picture: Picture, format: Format, fillsWindow: boolean): string {
  return widthsOnPage(picture, format, fillsWindow)
    .map((width) => `${pictureFile(picture.file, width, format)} ${width}w`)
    .join(', ');
}

/** The address of the largest picture in the viewer: what a link to it opens. */
export function largestFile(picture: Picture): string {
  return pictureFile(picture.file, widthsInViewer(picture).at(-1) ?? 640, 'webp');
}
