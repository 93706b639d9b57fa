/** A photo of 48 megapixels has up to 40 MB. */
const maxMegabytes = 80;

/** The most that a photo may have, on the desk and on the server. */
export const maxPhotoBytes = maxMegabytes * 1024 ** 2;

/** Tells the owner. */
export const photoTooLarge = `Bildet er for stort: høyst ${maxMegabytes} MB.`;
