import { f as Hero, m as Picture } from "../entry.prerender.js";
import { g as serviceNames, m as pathOf, r as Link } from "./SiteContext-WvxUo9rU.js";
import { t as CallToAction } from "./CallToAction-BmH4HO5o.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { t as Reveal } from "./Reveal-CD5tGxWM.js";
import { Fragment, jsxDEV } from "react/jsx-dev-runtime";
var FactList_module_default = {
	facts: "FactList-facts",
	fact: "FactList-fact",
	figure: "FactList-figure",
	label: "FactList-label"
};
// src/ui/FactList.tsx
var _jsxFileName$2 = "/tmp/wt/tests/src/ui/FactList.tsx";
/** Facts set as large, quiet figures. */
function FactList({ facts }) {
	return /* @__PURE__ */ jsxDEV("dl", {
		className: FactList_module_default.facts,
		children: facts.map(({ figure, label }) => /* @__PURE__ */ jsxDEV("div", {
			className: FactList_module_default.fact,
			children: [/* @__PURE__ */ jsxDEV("dt", {
				className: FactList_module_default.label,
				children: label
			}, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 9,
				columnNumber: 11
			}, this), /* @__PURE__ */ jsxDEV("dd", {
				className: FactList_module_default.figure,
				children: figure
			}, void 0, false, {
				fileName: _jsxFileName$2,
				lineNumber: 10,
				columnNumber: 11
			}, this)]
		}, label, true, {
			fileName: _jsxFileName$2,
			lineNumber: 8,
			columnNumber: 9
		}, this))
	}, void 0, false, {
		fileName: _jsxFileName$2,
		lineNumber: 6,
		columnNumber: 5
	}, this);
}
var ServiceCard_module_default = {
	card: "ServiceCard-card",
	picture: "ServiceCard-picture",
	title: "ServiceCard-title",
	link: "ServiceCard-link",
	description: "ServiceCard-description"
};
// src/ui/ServiceCard.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/ui/ServiceCard.tsx";
/** One service on the front page: picture, title, description, and the whole card leads to its page. */
function ServiceCard({ service, title, description, picture, sizes, first }) {
	return /* @__PURE__ */ jsxDEV("article", {
		className: ServiceCard_module_default.card,
		"data-first": first || void 0,
		children: [
			/* @__PURE__ */ jsxDEV(Picture, {
				place: "tile",
				picture,
				sizes,
				className: ServiceCard_module_default.picture
			}, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 21,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("h3", {
				className: ServiceCard_module_default.title,
				children: /* @__PURE__ */ jsxDEV(Link, {
					href: pathOf(service),
					className: ServiceCard_module_default.link,
					children: title
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 23,
					columnNumber: 9
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 22,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("p", {
				className: ServiceCard_module_default.description,
				children: description
			}, void 0, false, {
				fileName: _jsxFileName$1,
				lineNumber: 27,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$1,
		lineNumber: 20,
		columnNumber: 5
	}, this);
}
var Home_module_default = {
	section: "Home-section",
	opening: "Home-opening",
	cards: "Home-cards",
	card: "Home-card",
	more: "Home-more",
	about: "Home-about",
	aboutPicture: "Home-aboutPicture",
	aboutText: "Home-aboutText",
	photos: "Home-photos",
	photo: "Home-photo"
};
// src/screens/home/Home.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/home/Home.tsx";
/** Painted widths; the gutters at the sides take about 8 % of a window. */
var firstCard = "(width >= 84rem) 40rem, (width >= 60rem) 46vw, 92vw";
var secondCard = "(width >= 84rem) 40rem, (width >= 40rem) 46vw, 36vw";
var otherCards = "(width >= 84rem) 26rem, (width >= 60rem) 30vw, (width >= 40rem) 46vw, 36vw";
var photo = "(width >= 84rem) 46rem, (width >= 40rem) 54vw, 44vw";
/** The front page (SPEC section 2, home): hero, facts, five cards, about, gallery, call to action. */
function Home({ texts, pictures }) {
	return /* @__PURE__ */ jsxDEV(Fragment, { children: [
		/* @__PURE__ */ jsxDEV(Hero, {
			texts: texts.hero,
			pictures: pictures.hero
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 23,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: Home_module_default.section,
			"aria-label": texts.facts.title,
			children: /* @__PURE__ */ jsxDEV(FactList, { facts: texts.facts.items }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 26,
				columnNumber: 9
			}, this)
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 25,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: Home_module_default.section,
			children: [
				/* @__PURE__ */ jsxDEV("div", {
					className: Home_module_default.opening,
					children: [/* @__PURE__ */ jsxDEV(Heading, { children: texts.services.title }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 31,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("p", { children: texts.services.intro }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 32,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 30,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					className: Home_module_default.cards,
					children: serviceNames.map((service, index) => /* @__PURE__ */ jsxDEV(Reveal, {
						className: Home_module_default.card,
						children: /* @__PURE__ */ jsxDEV(ServiceCard, {
							service,
							...texts.services.cards[service],
							first: index === 0,
							picture: pictures.cards[service],
							sizes: [firstCard, secondCard][index] ?? otherCards
						}, void 0, false, {
							fileName: _jsxFileName,
							lineNumber: 37,
							columnNumber: 15
						}, this)
					}, service, false, {
						fileName: _jsxFileName,
						lineNumber: 36,
						columnNumber: 13
					}, this))
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 34,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					className: Home_module_default.more,
					children: /* @__PURE__ */ jsxDEV(Link, {
						href: pathOf("services"),
						children: texts.services.more
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 48,
						columnNumber: 11
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 47,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 29,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: Home_module_default.about,
			children: [/* @__PURE__ */ jsxDEV(Picture, {
				place: "row",
				picture: pictures.about,
				sizes: "(width >= 60rem) 58vw, 100vw",
				className: Home_module_default.aboutPicture
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 53,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV(Reveal, {
				className: Home_module_default.aboutText,
				children: [
					/* @__PURE__ */ jsxDEV(Heading, { children: texts.about.title }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 60,
						columnNumber: 11
					}, this),
					texts.about.paragraphs.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
						fileName: _jsxFileName,
						lineNumber: 62,
						columnNumber: 13
					}, this)),
					/* @__PURE__ */ jsxDEV("p", {
						className: Home_module_default.more,
						children: /* @__PURE__ */ jsxDEV(Link, {
							href: pathOf("about"),
							children: texts.about.link
						}, void 0, false, {
							fileName: _jsxFileName,
							lineNumber: 65,
							columnNumber: 13
						}, this)
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 64,
						columnNumber: 11
					}, this)
				]
			}, void 0, true, {
				fileName: _jsxFileName,
				lineNumber: 59,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 52,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("section", {
			className: Home_module_default.section,
			children: [
				/* @__PURE__ */ jsxDEV("div", {
					className: Home_module_default.opening,
					children: [/* @__PURE__ */ jsxDEV(Heading, { children: texts.gallery.title }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 72,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("p", { children: texts.gallery.intro }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 73,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 71,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					className: Home_module_default.photos,
					children: pictures.gallery.map((picture) => /* @__PURE__ */ jsxDEV(Picture, {
						place: "tile",
						picture,
						sizes: photo,
						className: Home_module_default.photo
					}, picture.file, false, {
						fileName: _jsxFileName,
						lineNumber: 77,
						columnNumber: 13
					}, this))
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 75,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					className: Home_module_default.more,
					children: /* @__PURE__ */ jsxDEV(Link, {
						href: pathOf("gallery"),
						children: texts.gallery.link
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 87,
						columnNumber: 11
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 86,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 70,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(CallToAction, { ...texts.callToAction }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 91,
			columnNumber: 7
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 22,
		columnNumber: 5
	}, this);
}
export { Home as default };
