import { d as Banner, m as Picture, u as useTrail } from "../entry.prerender.js";
import { n as useSite } from "./SiteContext-WvxUo9rU.js";
import { t as site } from "./site-D2Ycn96u.js";
import { t as CallToAction } from "./CallToAction-BmH4HO5o.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { t as Reveal } from "./Reveal-CD5tGxWM.js";
import { t as PointList } from "./PointList-BpXYiyBu.js";
import { Fragment, jsxDEV } from "react/jsx-dev-runtime";
var ImageTextRow_module_default = {
	row: "ImageTextRow-row",
	figure: "ImageTextRow-figure",
	picture: "ImageTextRow-picture",
	text: "ImageTextRow-text"
};
// src/ui/ImageTextRow.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/ui/ImageTextRow.tsx";
/** A picture that runs to the edge beside its text; neighbouring rows alternate sides on wide screens. */
function ImageTextRow({ id, title, picture, children }) {
	return /* @__PURE__ */ jsxDEV("section", {
		className: ImageTextRow_module_default.row,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsxDEV("div", {
			className: ImageTextRow_module_default.figure,
			children: /* @__PURE__ */ jsxDEV(Picture, {
				place: "row",
				picture,
				sizes: "(width >= 60rem) 58vw, 100vw",
				className: ImageTextRow_module_default.picture
			}, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 20,
				columnNumber: 9
			}, this)
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 19,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV(Reveal, {
			className: ImageTextRow_module_default.text,
			children: [/* @__PURE__ */ jsxDEV(Heading, {
				id,
				children: title
			}, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 28,
				columnNumber: 9
			}, this), children]
		}, void 0, true, {
			fileName: _jsxFileName$1,
			lineNumber: 27,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$1,
		lineNumber: 18,
		columnNumber: 5
	}, this);
}
// src/screens/service-detail/ServiceDetail.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/service-detail/ServiceDetail.tsx";
/** The row of the winter page whose title links to an external document (SPEC section 2). */
var documentRow = 2;
/**
* The five service pages (SPEC section 2): alternating rows of picture and text, and the call for a
* free site visit at the end. Which service it is, the text file says.
*/
function ServiceDetail({ texts, pictures, name }) {
	const { consultation, opensExternal } = useSite().texts;
	const rows = texts.rows;
	const note = "documentNote" in texts ? texts.documentNote : null;
	return /* @__PURE__ */ jsxDEV(Fragment, { children: [
		/* @__PURE__ */ jsxDEV(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail(name)
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 31,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("div", { children: rows.map((row, index) => {
			const picture = pictures.rows[index];
			const leadsOut = note !== null && index === documentRow;
			return picture && /* @__PURE__ */ jsxDEV(ImageTextRow, {
				id: `row-${index + 1}`,
				picture,
				title: leadsOut ? /* @__PURE__ */ jsxDEV("a", {
					href: site.icePlaningDocument,
					rel: "noopener",
					children: [row.title, /* @__PURE__ */ jsxDEV("span", {
						className: "visually-hidden",
						children: [" ", opensExternal]
					}, void 0, true, {
						fileName: _jsxFileName,
						lineNumber: 46,
						columnNumber: 23
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 44,
					columnNumber: 21
				}, this) : row.title,
				children: [
					leadsOut && /* @__PURE__ */ jsxDEV("p", { children: note }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 53,
						columnNumber: 30
					}, this),
					row.paragraphs.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
						fileName: _jsxFileName,
						lineNumber: 55,
						columnNumber: 19
					}, this)),
					/* @__PURE__ */ jsxDEV(PointList, { points: row.points }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 57,
						columnNumber: 17
					}, this)
				]
			}, row.title, true, {
				fileName: _jsxFileName,
				lineNumber: 38,
				columnNumber: 15
			}, this);
		}) }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 32,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(CallToAction, { ...consultation }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 63,
			columnNumber: 7
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 30,
		columnNumber: 5
	}, this);
}
export { ServiceDetail as default };
