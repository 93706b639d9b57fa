import { t as largestFile } from "./picture-files-CbZzisxH.js";
import { a as navigate, o as usePath, s as useQuery } from "./SiteContext-WvxUo9rU.js";
import { d as Banner, g as Button, l as useOnDemand, m as Picture, p as fill, u as useTrail } from "../entry.prerender.js";
import { t as site } from "./site-D2Ycn96u.js";
import { useRef, useState } from "react";
import { Fragment as Fragment$1, jsxDEV } from "react/jsx-dev-runtime";
var Pagination_module_default = {
	pagination: "Pagination",
	step: "Pagination-step",
	numbers: "Pagination-numbers",
	number: "Pagination-number"
};
// src/gallery/Pagination.tsx
var _jsxFileName$2 = "/tmp/wt/tests/src/gallery/Pagination.tsx";
/** Numbered pages with previous and next, which are disabled at the ends. */
function Pagination({ page, pages, texts, onPage }) {
	const numbers = Array.from({ length: pages }, (_, index) => index + 1);
	return /* @__PURE__ */ jsxDEV("nav", {
		className: Pagination_module_default.pagination,
		"aria-label": texts.pagination,
		children: [
			/* @__PURE__ */ jsxDEV(Button, {
				kind: "outline",
				className: Pagination_module_default.step,
				disabled: page === 1,
				onClick: () => onPage(page - 1),
				children: /* @__PURE__ */ jsxDEV("span", { children: texts.previous }, void 0, false, {
					fileName: _jsxFileName$2,
					lineNumber: 19,
					columnNumber: 9
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 18,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("ol", {
				className: Pagination_module_default.numbers,
				children: numbers.map((number) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV("button", {
					type: "button",
					className: Pagination_module_default.number,
					"aria-label": fill(texts.page, { number }),
					"aria-current": number === page ? "page" : void 0,
					onClick: () => onPage(number),
					children: number
				}, void 0, false, {
					fileName: _jsxFileName$2,
					lineNumber: 24,
					columnNumber: 13
				}, this) }, number, false, {
					fileName: _jsxFileName$2,
					lineNumber: 23,
					columnNumber: 11
				}, this))
			}, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 21,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV(Button, {
				kind: "outline",
				className: Pagination_module_default.step,
				disabled: page === pages,
				onClick: () => onPage(page + 1),
				children: /* @__PURE__ */ jsxDEV("span", { children: texts.next }, void 0, false, {
					fileName: _jsxFileName$2,
					lineNumber: 42,
					columnNumber: 9
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 36,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$2,
		lineNumber: 17,
		columnNumber: 5
	}, this);
}
var PhotoGrid_module_default = {
	grid: "PhotoGrid-grid",
	photo: "PhotoGrid-photo",
	picture: "PhotoGrid-picture"
};
/** Number of pages for a number of photos; at least one. */
function pageCount(photos) {
	return Math.max(1, Math.ceil(photos / 12));
}
/** The page, counted from 1, that the address asks for; the nearest one that exists, 1 for rubbish. */
function pageInAddress(search, photos) {
	const asked = Number.parseInt(new URLSearchParams(search).get("page") ?? "", 10);
	return Number.isNaN(asked) ? 1 : Math.min(Math.max(asked, 1), pageCount(photos));
}
/** The page on which a photo stands; photos are counted from 0. */
function pageOf(photo) {
	return Math.floor(photo / 12) + 1;
}
/** The query of a page's address; the first page has none. Other parts of the query stay. */
function addressOfPage(search, page) {
	const query = new URLSearchParams(search);
	if (page === 1) query.delete("page");
	else query.set("page", String(page));
	const text = query.toString();
	return text ? `?${text}` : "";
}
// src/gallery/PhotoGrid.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/gallery/PhotoGrid.tsx";
var loadPageer = () => import("./Viewer-CBrEwIVN.js").then((module) => module.Viewer);
/** Painted widths: on a wide window the rows hold two photos and three by turns. */
var largePhoto = "(width >= 84rem) 40rem, (width >= 40rem) 46vw, 92vw";
var smallPhoto = "(width >= 84rem) 27rem, (width >= 60rem) 31vw, (width >= 40rem) 46vw, 92vw";
/**
* The gallery (SPEC section 2): all photos are in the document, twelve a page are shown. The page is in
* the address; a click opens the viewer, and without scripts a photo is a link to its large picture.
*/
function PhotoGrid({ texts, photos }) {
	const path = usePath();
	const search = useQuery();
	const grid = useRef(null);
	const [opened, setOpened] = useState(null);
	const { Part: Viewer, prepare, fetchPart } = useOnDemand(loadPageer);
	const page = pageInAddress(search, photos.length);
	const goTo = (wanted) => {
		if (wanted !== page) navigate(path + addressOfPage(search, wanted));
	};
	const onPage = (wanted) => {
		goTo(wanted);
		grid.current?.scrollIntoView();
	};
	const onClose = (last) => {
		setOpened(null);
		goTo(pageOf(last));
		requestAnimationFrame(() => grid.current?.querySelectorAll("a")[last]?.focus());
	};
	return /* @__PURE__ */ jsxDEV(Fragment$1, { children: [
		/* @__PURE__ */ jsxDEV("ul", {
			ref: grid,
			className: PhotoGrid_module_default.grid,
			children: photos.map((photo, index) => /* @__PURE__ */ jsxDEV("li", {
				"data-other-page": pageOf(index) === page ? void 0 : "",
				children: /* @__PURE__ */ jsxDEV("a", {
					href: largestFile(photo),
					className: PhotoGrid_module_default.photo,
					onPointerEnter: prepare,
					onClick: (event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						const { href } = event.currentTarget;
						fetchPart(() => setOpened(index), () => navigator.onLine && window.location.assign(href));
					},
					children: /* @__PURE__ */ jsxDEV(Picture, {
						place: "card",
						picture: photo,
						sizes: [
							2,
							3,
							4
						].includes(index % 12 % 5) ? smallPhoto : largePhoto,
						className: PhotoGrid_module_default.picture
					}, void 0, false, {
						fileName: _jsxFileName$1,
						lineNumber: 68,
						columnNumber: 15
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 53,
					columnNumber: 13
				}, this)
			}, photo.file, false, {
				fileName: _jsxFileName$1,
				lineNumber: 52,
				columnNumber: 11
			}, this))
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 50,
			columnNumber: 7
		}, this),
		pageCount(photos.length) > 1 && /* @__PURE__ */ jsxDEV(Pagination, {
			page,
			pages: pageCount(photos.length),
			texts,
			onPage
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 79,
			columnNumber: 9
		}, this),
		opened !== null && Viewer && /* @__PURE__ */ jsxDEV(Viewer, {
			photos,
			start: opened,
			texts: texts.viewer,
			onClose
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 82,
			columnNumber: 9
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName$1,
		lineNumber: 49,
		columnNumber: 5
	}, this);
}
var Gallery_module_default = {
	wall: "Gallery-wall",
	note: "Gallery-note"
};
// src/screens/gallery/Gallery.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/gallery/Gallery.tsx";
/** The gallery (SPEC section 2): 37 photos, twelve a page, and the full-screen viewer. */
function Gallery({ texts, pictures }) {
	return /* @__PURE__ */ jsxDEV(Fragment$1, { children: [/* @__PURE__ */ jsxDEV(Banner, {
		...texts.banner,
		picture: pictures.banner,
		trail: useTrail("gallery")
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 12,
		columnNumber: 7
	}, this), /* @__PURE__ */ jsxDEV("section", {
		className: Gallery_module_default.wall,
		"aria-label": texts.banner.title,
		children: [site.picturesAreIllustrations && /* @__PURE__ */ jsxDEV("p", {
			className: Gallery_module_default.note,
			children: texts.note
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 14,
			columnNumber: 43
		}, this), /* @__PURE__ */ jsxDEV(PhotoGrid, {
			texts,
			photos: pictures.photos
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 15,
			columnNumber: 9
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 13,
		columnNumber: 7
	}, this)] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 11,
		columnNumber: 5
	}, this);
}
export { Gallery as default };
