import type { Picture } from './picture.ts';

/** Widths in pixels that pictures are made in, as far as the original reaches; steps of at most 1.5. */
const avifWidths = [224, 336, 496, 736, 960, 1280, 1600, 2000];
/** Widths of the fallback for browsers without AVIF, and of the large picture in the viewer. */
const webpWidths = [640, 1280, 1600];
/** Where a picture stands decides how narrow and how wide its files are, in pixels, for dull and sharp screens. */
const filesOfPlace = { tile: [224, 960], card: [336, 960], row: [336, 1280], window: [336, 2000] } as const;

export type PicturePlace = keyof typeof filesOfPlace;
type Format = 'avif' | 'webp';

/** The widths of a picture that are offered in a place on a page. */
export function widthsOnPage({ width }: { width: number }, format: Format, place: PicturePlace): number[] {
  const widths = format === 'avif' ? avifWidths : webpWidths;
  const [narrowest, widest] = filesOfPlace[place];
  return widths.filter((one) => one <= width && one >= narrowest && one <= widest);
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
