import { d as Banner, m as Picture, u as useTrail } from "../entry.prerender.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { m as pathOf, n as useSite, r as Link } from "./SiteContext-DTmLCFQ_.js";
import { Fragment } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/news/ArticleBody.tsx
/** Draws an article's text from its pieces: no HTML passes through. */
function ArticleBody({ nodes }) {
	return nodes.map((node, index) => {
		if (typeof node === "string") return /* @__PURE__ */ jsx(Fragment, { children: node }, index);
		const { element: Element, href, inside } = node;
		const isVoid = Element === "br" || Element === "hr";
		return /* @__PURE__ */ jsx(Element, {
			...href && { href },
			children: isVoid ? void 0 : /* @__PURE__ */ jsx(ArticleBody, { nodes: inside })
		}, index);
	});
}
var ArticleList_module_default = {
	list: "ArticleList-list",
	article: "ArticleList-article",
	body: "ArticleList-body",
	picture: "ArticleList-picture",
	date: "ArticleList-date",
	note: "ArticleList-note"
};
// src/news/ArticleList.tsx
/** The news articles, newest first, each with an anchor of its own. */
function ArticleList({ articles, texts }) {
	return /* @__PURE__ */ jsx("div", {
		className: ArticleList_module_default.list,
		children: articles.map(({ slug, date, dateText, title, onlyNorwegian, picture, body }) => /* @__PURE__ */ jsxs("article", {
			id: slug,
			className: ArticleList_module_default.article,
			children: [
				picture && /* @__PURE__ */ jsx(Picture, {
					place: "row",
					picture,
					sizes: "(width >= 60rem) 45rem, 92vw",
					className: ArticleList_module_default.picture
				}),
				/* @__PURE__ */ jsx("time", {
					dateTime: date,
					className: ArticleList_module_default.date,
					children: dateText
				}),
				onlyNorwegian && /* @__PURE__ */ jsx("p", {
					className: ArticleList_module_default.note,
					children: texts.onlyNorwegian
				}),
				/* @__PURE__ */ jsxs("div", {
					lang: onlyNorwegian ? "no" : void 0,
					className: ArticleList_module_default.body,
					children: [/* @__PURE__ */ jsx(Heading, { children: title }), /* @__PURE__ */ jsx(ArticleBody, { nodes: body })]
				})
			]
		}, slug))
	});
}
var News_module_default = {
	empty: "News-empty",
	link: "News-link"
};
// src/screens/news/News.tsx
/** News (SPEC section 2): the banner, and the articles or the message that there are none yet. */
function News({ texts, pictures, articles }) {
	const { navigation } = useSite().texts;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Banner, {
		...texts.banner,
		picture: pictures.banner,
		trail: useTrail("news")
	}), articles.length > 0 ? /* @__PURE__ */ jsx(ArticleList, {
		articles,
		texts
	}) : /* @__PURE__ */ jsxs("section", {
		className: News_module_default.empty,
		children: [
			/* @__PURE__ */ jsx(Heading, { children: texts.empty.title }),
			/* @__PURE__ */ jsx("p", { children: texts.empty.text }),
			/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Link, {
				href: pathOf("gallery"),
				className: News_module_default.link,
				children: navigation.gallery
			}) })
		]
	})] });
}
export { News as default };
