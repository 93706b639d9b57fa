import { d as Banner, m as Picture, u as useTrail } from "../entry.prerender.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { m as pathOf, n as useSite, r as Link } from "./SiteContext-WvxUo9rU.js";
import { Fragment } from "react";
import { Fragment as Fragment$1, jsxDEV } from "react/jsx-dev-runtime";
// src/news/ArticleBody.tsx
var _jsxFileName$2 = "/tmp/wt/tests/src/news/ArticleBody.tsx";
/** Draws an article's text from its pieces: no HTML passes through. */
function ArticleBody({ nodes }) {
	return nodes.map((node, index) => {
		if (typeof node === "string") return /* @__PURE__ */ jsxDEV(Fragment, { children: node }, index, false, {
			fileName: _jsxFileName$2,
			lineNumber: 8,
			columnNumber: 42
		}, this);
		const { element: Element, href, inside } = node;
		const isVoid = Element === "br" || Element === "hr";
		return /* @__PURE__ */ jsxDEV(Element, {
			...href && { href },
			children: isVoid ? void 0 : /* @__PURE__ */ jsxDEV(ArticleBody, { nodes: inside }, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 14,
				columnNumber: 31
			}, this)
		}, index, false, {
			fileName: _jsxFileName$2,
			lineNumber: 13,
			columnNumber: 7
		}, this);
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
var _jsxFileName$1 = "/tmp/wt/tests/src/news/ArticleList.tsx";
/** The news articles, newest first, each with an anchor of its own. */
function ArticleList({ articles, texts }) {
	return /* @__PURE__ */ jsxDEV("div", {
		className: ArticleList_module_default.list,
		children: articles.map(({ slug, date, dateText, title, onlyNorwegian, picture, body }) => /* @__PURE__ */ jsxDEV("article", {
			id: slug,
			className: ArticleList_module_default.article,
			children: [
				picture && /* @__PURE__ */ jsxDEV(Picture, {
					place: "row",
					picture,
					sizes: "(width >= 60rem) 45rem, 92vw",
					className: ArticleList_module_default.picture
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 20,
					columnNumber: 13
				}, this),
				/* @__PURE__ */ jsxDEV("time", {
					dateTime: date,
					className: ArticleList_module_default.date,
					children: dateText
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 27,
					columnNumber: 11
				}, this),
				onlyNorwegian && /* @__PURE__ */ jsxDEV("p", {
					className: ArticleList_module_default.note,
					children: texts.onlyNorwegian
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 30,
					columnNumber: 29
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					lang: onlyNorwegian ? "no" : void 0,
					className: ArticleList_module_default.body,
					children: [/* @__PURE__ */ jsxDEV(Heading, { children: title }, void 0, false, {
						fileName: _jsxFileName$1,
						lineNumber: 32,
						columnNumber: 13
					}, this), /* @__PURE__ */ jsxDEV(ArticleBody, { nodes: body }, void 0, false, {
						fileName: _jsxFileName$1,
						lineNumber: 33,
						columnNumber: 13
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName$1,
					lineNumber: 31,
					columnNumber: 11
				}, this)
			]
		}, slug, true, {
			fileName: _jsxFileName$1,
			lineNumber: 18,
			columnNumber: 9
		}, this))
	}, void 0, false, {
		fileName: _jsxFileName$1,
		lineNumber: 16,
		columnNumber: 5
	}, this);
}
var News_module_default = {
	empty: "News-empty",
	link: "News-link"
};
// src/screens/news/News.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/news/News.tsx";
/** News (SPEC section 2): the banner, and the articles or the message that there are none yet. */
function News({ texts, pictures, articles }) {
	const { navigation } = useSite().texts;
	return /* @__PURE__ */ jsxDEV(Fragment$1, { children: [/* @__PURE__ */ jsxDEV(Banner, {
		...texts.banner,
		picture: pictures.banner,
		trail: useTrail("news")
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 16,
		columnNumber: 7
	}, this), articles.length > 0 ? /* @__PURE__ */ jsxDEV(ArticleList, {
		articles,
		texts
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 18,
		columnNumber: 9
	}, this) : /* @__PURE__ */ jsxDEV("section", {
		className: News_module_default.empty,
		children: [
			/* @__PURE__ */ jsxDEV(Heading, { children: texts.empty.title }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 21,
				columnNumber: 11
			}, this),
			/* @__PURE__ */ jsxDEV("p", { children: texts.empty.text }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 22,
				columnNumber: 11
			}, this),
			/* @__PURE__ */ jsxDEV("p", { children: /* @__PURE__ */ jsxDEV(Link, {
				href: pathOf("gallery"),
				className: News_module_default.link,
				children: navigation.gallery
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 24,
				columnNumber: 13
			}, this) }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 23,
				columnNumber: 11
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 20,
		columnNumber: 9
	}, this)] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 15,
		columnNumber: 5
	}, this);
}
export { News as default };
