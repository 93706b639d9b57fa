import type { Picture, PictureFormat } from './picture.ts';

/** The name of a picture, without the hash of its file. */
export function pictureName({ file }: Picture): string {
  return file.slice(0, file.indexOf('.'));
}

/** The address of one width of a picture. */
export function pictureFile(picture: Picture, width: number, format: PictureFormat): string {
  return `/pictures/${picture.file}-${width}.${format}`;
}

/** The `srcset` of a picture in a format. */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths[format].map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}

/** The address of the smallest WebP: for browsers without AVIF. */
export function smallestFile(picture: Picture): string {
  return pictureFile(picture, Math.min(...picture.widths.webp), 'webp');
}

/** The widths of the WebP files that the viewer chooses from. */
export function viewerWidths({ widths }: Picture): number[] {
  return [...widths.webp, ...widths.viewer];
}

/** The address of the largest WebP: what a link to the picture opens. */
export function largestFile(picture: Picture): string {
  return pictureFile(picture, Math.max(...viewerWidths(picture)), 'webp');
}
