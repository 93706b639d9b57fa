// src/content/picture-files.ts
/** Widths in pixels that pictures are made in, as far as the original reaches; steps of at most 1.5. */
var avifWidths = [
	224,
	336,
	496,
	736,
	960,
	1280,
	1600,
	2e3
];
/** Widths of the fallback for browsers without AVIF, and of the large picture in the viewer. */
var webpWidths = [
	640,
	1280,
	1600
];
/** Where a picture stands decides how narrow and how wide its files are, in pixels, for dull and sharp screens. */
var filesOfPlace = {
	tile: [224, 960],
	card: [336, 960],
	row: [336, 1280],
	window: [336, 2e3]
};
/** The widths of a picture that are offered in a place on a page. */
function widthsOnPage({ width }, format, place) {
	const widths = format === "avif" ? avifWidths : webpWidths;
	const [narrowest, widest] = filesOfPlace[place];
	return widths.filter((one) => one <= width && one >= narrowest && one <= widest);
}
/** The widths of a picture in the viewer, which shows WebP. */
function widthsInViewer({ width }) {
	return webpWidths.filter((one) => one <= width);
}
/** The address of one width of a picture. */
function pictureFile(file, width, format) {
	return `/pictures/${file}-${width}.${format}`;
}
/** The `srcset` of a picture in a format. */
function sourceSet(picture, format, place) {
	return widthsOnPage(picture, format, place).map((width) => `${pictureFile(picture.file, width, format)} ${width}w`).join(", ");
}
/** The address of the largest picture in the viewer: what a link to it opens. */
function largestFile(picture) {
	return pictureFile(picture.file, widthsInViewer(picture).at(-1) ?? 640, "webp");
}
export { widthsInViewer as i, pictureFile as n, sourceSet as r, largestFile as t };
