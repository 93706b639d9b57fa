import { d as Banner, u as useTrail } from "../entry.prerender.js";
import { t as PointList } from "./PointList-BpXYiyBu.js";
import { Fragment, jsxDEV } from "react/jsx-dev-runtime";
var Privacy_module_default = {
	columns: "Privacy-columns",
	contents: "Privacy-contents",
	contentsTitle: "Privacy-contentsTitle",
	matter: "Privacy-matter",
	section: "Privacy-section",
	title: "Privacy-title"
};
var StoredKeys_module_default = { keys: "StoredKeys-keys" };
// src/screens/privacy/StoredKeys.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/screens/privacy/StoredKeys.tsx";
/** Every key that the site stores in the browser, what for, and for how long. */
function StoredKeys({ texts }) {
	return /* @__PURE__ */ jsxDEV("table", {
		className: StoredKeys_module_default.keys,
		children: [
			/* @__PURE__ */ jsxDEV("caption", { children: texts.caption }, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 8,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("thead", { children: /* @__PURE__ */ jsxDEV("tr", { children: [
				/* @__PURE__ */ jsxDEV("th", {
					scope: "col",
					children: texts.name
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 11,
					columnNumber: 11
				}, this),
				/* @__PURE__ */ jsxDEV("th", {
					scope: "col",
					children: texts.purpose
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 12,
					columnNumber: 11
				}, this),
				/* @__PURE__ */ jsxDEV("th", {
					scope: "col",
					children: texts.lifetime
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 13,
					columnNumber: 11
				}, this)
			] }, void 0, true, {
				fileName: _jsxFileName$1,
				lineNumber: 10,
				columnNumber: 9
			}, this) }, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 9,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("tbody", { children: texts.rows.map(({ key, purpose, lifetime }) => /* @__PURE__ */ jsxDEV("tr", { children: [
				/* @__PURE__ */ jsxDEV("th", {
					scope: "row",
					children: key
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 19,
					columnNumber: 13
				}, this),
				/* @__PURE__ */ jsxDEV("td", {
					"data-label": texts.purpose,
					children: purpose
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 20,
					columnNumber: 13
				}, this),
				/* @__PURE__ */ jsxDEV("td", {
					"data-label": texts.lifetime,
					children: lifetime
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 21,
					columnNumber: 13
				}, this)
			] }, key, true, {
				fileName: _jsxFileName$1,
				lineNumber: 18,
				columnNumber: 11
			}, this)) }, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 16,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$1,
		lineNumber: 7,
		columnNumber: 5
	}, this);
}
// src/screens/privacy/Privacy.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/privacy/Privacy.tsx";
/** The privacy policy (SPEC section 2): eleven sections under a table of contents, and every stored key. */
function Privacy({ texts, pictures }) {
	return /* @__PURE__ */ jsxDEV(Fragment, { children: [/* @__PURE__ */ jsxDEV(Banner, {
		...texts.banner,
		picture: pictures.banner,
		trail: useTrail("privacy")
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 12,
		columnNumber: 7
	}, this), /* @__PURE__ */ jsxDEV("div", {
		className: Privacy_module_default.columns,
		children: [/* @__PURE__ */ jsxDEV("nav", {
			className: Privacy_module_default.contents,
			"aria-labelledby": "contents",
			children: [/* @__PURE__ */ jsxDEV("h2", {
				id: "contents",
				className: Privacy_module_default.contentsTitle,
				children: texts.contents
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 15,
				columnNumber: 11
			}, this), /* @__PURE__ */ jsxDEV("ol", { children: texts.sections.map(({ id, title }) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV("a", {
				href: `#${id}`,
				children: title
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 21,
				columnNumber: 17
			}, this) }, id, false, {
				fileName: _jsxFileName,
				lineNumber: 20,
				columnNumber: 15
			}, this)) }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 18,
				columnNumber: 11
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 14,
			columnNumber: 9
		}, this), /* @__PURE__ */ jsxDEV("div", {
			className: Privacy_module_default.matter,
			children: [texts.sections.map(({ id, title, paragraphs, points }) => /* @__PURE__ */ jsxDEV("section", {
				id,
				className: Privacy_module_default.section,
				children: [
					/* @__PURE__ */ jsxDEV("h2", {
						className: Privacy_module_default.title,
						children: title
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 29,
						columnNumber: 15
					}, this),
					paragraphs.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
						fileName: _jsxFileName,
						lineNumber: 31,
						columnNumber: 17
					}, this)),
					/* @__PURE__ */ jsxDEV(PointList, { points }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 33,
						columnNumber: 15
					}, this)
				]
			}, id, true, {
				fileName: _jsxFileName,
				lineNumber: 28,
				columnNumber: 13
			}, this)), /* @__PURE__ */ jsxDEV(StoredKeys, { texts: texts.keys }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 36,
				columnNumber: 11
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 26,
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
export { Privacy as default };
