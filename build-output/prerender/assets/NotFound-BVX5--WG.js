import { d as findRoute, m as pathOf, o as usePath, p as notFoundRoute } from "./SiteContext-DTmLCFQ_.js";
import { _ as ButtonLink, m as Picture } from "../entry.prerender.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var NotFound_module_default = {
	field: "NotFound-field",
	picture: "NotFound-picture",
	words: "NotFound-words",
	line: "NotFound-line"
};
// src/screens/not-found/NotFound.tsx
/** What any other path shows (SPEC section 2, 404 page). The attempted path goes to the console. */
function NotFound({ texts, pictures }) {
	const path = usePath();
	useEffect(() => {
		if (findRoute(path) === notFoundRoute) console.error(`404: ${path}`);
	}, [path]);
	return /* @__PURE__ */ jsxs("section", {
		className: NotFound_module_default.field,
		children: [/* @__PURE__ */ jsx(Picture, {
			picture: pictures.picture,
			sizes: "max(100vw, 150vh)",
			place: "window",
			eager: true,
			className: NotFound_module_default.picture
		}), /* @__PURE__ */ jsxs("div", {
			className: NotFound_module_default.words,
			children: [
				/* @__PURE__ */ jsx("h1", {
					tabIndex: -1,
					lang: "en",
					children: texts.title
				}),
				/* @__PURE__ */ jsx("p", {
					className: NotFound_module_default.line,
					children: texts.line
				}),
				/* @__PURE__ */ jsx("p", { children: texts.smile }),
				/* @__PURE__ */ jsx(ButtonLink, {
					kind: "solid",
					href: pathOf("home"),
					children: texts.link
				})
			]
		})]
	});
}
export { NotFound as default };
