/** How many bytes of a file tell its kind. */
export const photoStartBytes = 64;

const usable = 'Bruk JPEG, PNG, WebP, AVIF eller HEIC.';

const commonPhoto = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

/** The kinds of files by their first bytes, each with what it is instead of a photo, or null for a photo. */
const kinds: readonly [start: RegExp, instead: string | null][] = [
  [/^$/, 'er tom. Hent bildet på nytt.'],
  [commonPhoto, null],
  // Photos in AVIF and HEIC name themselves in many ways, and one file by several of the names.
  [/^\0.{3}ftyp.*?(?:avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)/s, null],
  [/^(?:\0.{3}ftyp(?!crx )|.E\xdf\xa3|RIFF.{4}AVI )/s, `er en video. ${usable}`],
];

const textOf = (start: Uint8Array): string => String.fromCharCode(...start.subarray(0, photoStartBytes));

/**
 * Returns why a file that begins with these bytes is no photo, as a Norwegian predicate of its name; null for a photo.
 * The desk asks before it sends a file, and the server before it decodes one. Neither asks the label of a file.
 */
export function whyNoPhoto(start: Uint8Array): string | null {
  const text = textOf(start);
  const kind = kinds.find(([pattern]) => pattern.test(text));
  return kind ? kind[1] : `er ikke et bilde som kan leses. ${usable}`;
}

/** Returns why a file that begins with these bytes is no logo, as a Norwegian predicate of its name; null for one. */
export const whyNoLogo = (start: Uint8Array): string | null =>
  commonPhoto.test(textOf(start)) ? null : 'er ikke PNG, JPEG eller WebP. Be om logoen som PNG.';
