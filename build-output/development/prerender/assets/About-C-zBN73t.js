import { d as Banner, h as Logo, m as Picture, u as useTrail } from "../entry.prerender.js";
import { t as CallToAction } from "./CallToAction-BmH4HO5o.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { t as PointList } from "./PointList-BpXYiyBu.js";
import { t as Reveal } from "./Reveal-CD5tGxWM.js";
import { Fragment, jsxDEV } from "react/jsx-dev-runtime";
var About_module_default = {
	letter: "About-letter",
	commitment: "About-commitment",
	values: "About-values",
	prose: "About-prose",
	signature: "About-signature",
	wide: "About-wide",
	points: "About-points",
	valueList: "About-valueList"
};
// src/screens/about/About.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/about/About.tsx";
/** About the firm (SPEC section 2, about): banner, story, commitment and values. */
function About({ texts, pictures }) {
	return /* @__PURE__ */ jsxDEV(Fragment, { children: [
		/* @__PURE__ */ jsxDEV(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail("about")
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 16,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: About_module_default.letter,
			children: [/* @__PURE__ */ jsxDEV(Heading, { children: texts.story.title }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 19,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV("div", {
				className: About_module_default.prose,
				children: [texts.story.paragraphs.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
					fileName: _jsxFileName,
					lineNumber: 22,
					columnNumber: 13
				}, this)), /* @__PURE__ */ jsxDEV("div", {
					className: About_module_default.signature,
					children: /* @__PURE__ */ jsxDEV(Logo, {}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 25,
						columnNumber: 13
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 24,
					columnNumber: 11
				}, this)]
			}, void 0, true, {
				fileName: _jsxFileName,
				lineNumber: 20,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 18,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(Picture, {
			picture: pictures.story,
			sizes: "100vw",
			place: "window",
			className: About_module_default.wide
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 30,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: About_module_default.commitment,
			children: [/* @__PURE__ */ jsxDEV(Reveal, {
				className: About_module_default.prose,
				children: [/* @__PURE__ */ jsxDEV(Heading, { children: texts.commitment.title }, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 34,
					columnNumber: 11
				}, this), texts.commitment.paragraphs.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
					fileName: _jsxFileName,
					lineNumber: 36,
					columnNumber: 13
				}, this))]
			}, void 0, true, {
				fileName: _jsxFileName,
				lineNumber: 33,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV(Reveal, {
				className: About_module_default.points,
				children: /* @__PURE__ */ jsxDEV(PointList, { points: texts.commitment.points }, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 40,
					columnNumber: 11
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 39,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 32,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: About_module_default.values,
			children: [/* @__PURE__ */ jsxDEV(Heading, { children: texts.values.title }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 45,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV("ul", {
				className: About_module_default.valueList,
				children: texts.values.items.map(({ title, text }) => /* @__PURE__ */ jsxDEV("li", { children: [/* @__PURE__ */ jsxDEV("h3", { children: title }, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 49,
					columnNumber: 15
				}, this), /* @__PURE__ */ jsxDEV("p", { children: text }, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 50,
					columnNumber: 15
				}, this)] }, title, true, {
					fileName: _jsxFileName,
					lineNumber: 48,
					columnNumber: 13
				}, this))
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 46,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 44,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(CallToAction, { ...texts.callToAction }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 56,
			columnNumber: 7
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 15,
		columnNumber: 5
	}, this);
}
export { About as default };
