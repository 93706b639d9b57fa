import { d as findRoute, m as pathOf, o as usePath, p as notFoundRoute } from "./SiteContext-WvxUo9rU.js";
import { _ as ButtonLink, m as Picture } from "../entry.prerender.js";
import { useEffect } from "react";
import { jsxDEV } from "react/jsx-dev-runtime";
var NotFound_module_default = {
	field: "NotFound-field",
	picture: "NotFound-picture",
	words: "NotFound-words",
	line: "NotFound-line"
};
// src/screens/not-found/NotFound.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/not-found/NotFound.tsx";
/** What any other path shows (SPEC section 2, 404 page). The attempted path goes to the console. */
function NotFound({ texts, pictures }) {
	const path = usePath();
	useEffect(() => {
		if (findRoute(path) === notFoundRoute) console.error(`404: ${path}`);
	}, [path]);
	return /* @__PURE__ */ jsxDEV("section", {
		className: NotFound_module_default.field,
		children: [/* @__PURE__ */ jsxDEV(Picture, {
			picture: pictures.picture,
			sizes: "max(100vw, 150vh)",
			place: "window",
			eager: true,
			className: NotFound_module_default.picture
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 19,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("div", {
			className: NotFound_module_default.words,
			children: [
				/* @__PURE__ */ jsxDEV("h1", {
					tabIndex: -1,
					lang: "en",
					children: texts.title
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 27,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					className: NotFound_module_default.line,
					children: texts.line
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 30,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", { children: texts.smile }, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 31,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV(ButtonLink, {
					kind: "solid",
					href: pathOf("home"),
					children: texts.link
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 32,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 26,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 18,
		columnNumber: 5
	}, this);
}
export { NotFound as default };
