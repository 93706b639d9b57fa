import { r as lockScroll } from "../entry.prerender.js";
import { i as widthsInViewer, n as pictureFile, t as largestFile } from "./picture-files-CbZzisxH.js";
import { useEffect, useState } from "react";
import { jsx } from "react/jsx-runtime";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
// src/gallery/Viewer.tsx
/** The full-screen viewer (SPEC section 2, gallery): from photo to photo, with a counter, Escape and arrow keys. */
function Viewer({ photos, start, texts, onClose }) {
	const [index, setIndex] = useState(start);
	useEffect(() => lockScroll(), []);
	const slides = photos.map((photo) => ({
		src: largestFile(photo),
		alt: photo.alt,
		width: photo.width,
		height: photo.height,
		srcSet: widthsInViewer(photo).map((width) => ({
			src: pictureFile(photo.file, width, "webp"),
			width,
			height: Math.round(width * photo.height / photo.width)
		}))
	}));
	return /* @__PURE__ */ jsx(Lightbox, {
		open: true,
		close: () => onClose(index),
		index,
		slides,
		plugins: [Counter, Zoom],
		carousel: {
			finite: true,
			padding: 0
		},
		animation: {
			fade: 0,
			swipe: 200
		},
		controller: { closeOnBackdropClick: true },
		counter: {
			separator: ` ${texts.of} `,
			container: { translate: "no" }
		},
		labels: {
			Lightbox: texts.label,
			"Photo gallery": texts.label,
			Close: texts.close,
			Previous: texts.previous,
			Next: texts.next,
			"Zoom in": texts.zoomIn,
			"Zoom out": texts.zoomOut
		},
		render: { slideFooter: ({ slide }) => /* @__PURE__ */ jsx("p", {
			className: "viewer-caption",
			children: photos[slides.indexOf(slide)]?.caption
		}) },
		on: { view: ({ index: seen }) => setIndex(seen) }
	});
}
export { Viewer };
