/** How many bytes of a file tell its kind. */
export const photoStartBytes = 64;

const commonPhoto = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

/** Photos in AVIF and HEIC name themselves in many ways, and one file by several of the names. */
const phonePhoto = /^\0.{3}ftyp.*?(?:avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)/s;

/** A raw photo has the frame of a video. */
const video = /^(?:\0.{3}ftyp(?!crx )|.E\xdf\xa3|RIFF.{4}AVI )/s;

const textOf = (start: Uint8Array): string => String.fromCharCode(...start.subarray(0, photoStartBytes));

/**
 * Returns why a file that begins with these bytes is no photo, as a Norwegian predicate of its name; null for a photo.
 * The desk asks before it sends a file, and the server before it decodes one. Neither asks the label of a file.
 */
export function whyNoPhoto(start: Uint8Array): string | null {
  const text = textOf(start);
  if (commonPhoto.test(text) || phonePhoto.test(text)) return null;
  const kind = video.test(text) ? 'er en video' : 'er ikke et bilde som kan leses';
  return `${kind}. Bruk JPEG, PNG, WebP, AVIF eller HEIC.`;
}

/** Returns why a file that begins with these bytes is no logo, as a Norwegian predicate of its name; null for one. */
export const whyNoLogo = (start: Uint8Array): string | null =>
  commonPhoto.test(textOf(start)) ? null : 'er ikke PNG, JPEG eller WebP. Be om logoen som PNG.';
