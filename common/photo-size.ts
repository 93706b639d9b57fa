/** A photo of 48 megapixels has up to 40 MB. */
const maxMegabytes = 80;

export const maxPhotoBytes = maxMegabytes * 1024 ** 2;

export const photoTooLarge = `Bildet er for stort: høyst ${maxMegabytes} MB.`;
