import { d as Banner, u as useTrail } from "../entry.prerender.js";
import { t as PointList } from "./PointList-C1Mo4_xL.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
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
/** Every key that the site stores in the browser, what for, and for how long. */
function StoredKeys({ texts }) {
	return /* @__PURE__ */ jsxs("table", {
		className: StoredKeys_module_default.keys,
		children: [
			/* @__PURE__ */ jsx("caption", { children: texts.caption }),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: texts.name
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: texts.purpose
				}),
				/* @__PURE__ */ jsx("th", {
					scope: "col",
					children: texts.lifetime
				})
			] }) }),
			/* @__PURE__ */ jsx("tbody", { children: texts.rows.map(({ key, purpose, lifetime }) => /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("th", {
					scope: "row",
					children: key
				}),
				/* @__PURE__ */ jsx("td", {
					"data-label": texts.purpose,
					children: purpose
				}),
				/* @__PURE__ */ jsx("td", {
					"data-label": texts.lifetime,
					children: lifetime
				})
			] }, key)) })
		]
	});
}
// src/screens/privacy/Privacy.tsx
/** The privacy policy (SPEC section 2): eleven sections under a table of contents, and every stored key. */
function Privacy({ texts, pictures }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Banner, {
		...texts.banner,
		picture: pictures.banner,
		trail: useTrail("privacy")
	}), /* @__PURE__ */ jsxs("div", {
		className: Privacy_module_default.columns,
		children: [/* @__PURE__ */ jsxs("nav", {
			className: Privacy_module_default.contents,
			"aria-labelledby": "contents",
			children: [/* @__PURE__ */ jsx("h2", {
				id: "contents",
				className: Privacy_module_default.contentsTitle,
				children: texts.contents
			}), /* @__PURE__ */ jsx("ol", { children: texts.sections.map(({ id, title }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
				href: `#${id}`,
				children: title
			}) }, id)) })]
		}), /* @__PURE__ */ jsxs("div", {
			className: Privacy_module_default.matter,
			children: [texts.sections.map(({ id, title, paragraphs, points }) => /* @__PURE__ */ jsxs("section", {
				id,
				className: Privacy_module_default.section,
				children: [
					/* @__PURE__ */ jsx("h2", {
						className: Privacy_module_default.title,
						children: title
					}),
					paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)),
					/* @__PURE__ */ jsx(PointList, { points })
				]
			}, id)), /* @__PURE__ */ jsx(StoredKeys, { texts: texts.keys })]
		})]
	})] });
}
export { Privacy as default };
