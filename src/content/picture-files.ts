import type { Picture, PictureFormat } from './picture.ts';

/** The name without the hash of the file. */
export function pictureName({ file }: Picture): string {
  return file.slice(0, file.indexOf('.'));
}

export function pictureFile(picture: Picture, width: number, format: PictureFormat): string {
  return `/pictures/${picture.file}-${width}.${format}`;
}

export function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths[format].map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}

/** For browsers without AVIF. */
export function smallestFile(picture: Picture): string {
  return pictureFile(picture, Math.min(...picture.widths.webp), 'webp');
}

/** The WebP widths that the viewer chooses from. */
export function viewerWidths({ widths }: Picture): number[] {
  return [...widths.webp, ...widths.viewer];
}

/** What a link to the picture opens. */
export function largestFile(picture: Picture): string {
  return pictureFile(picture, Math.max(...viewerWidths(picture)), 'webp');
}
