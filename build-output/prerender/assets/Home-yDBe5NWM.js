import { f as Hero, m as Picture } from "../entry.prerender.js";
import { g as serviceNames, m as pathOf, r as Link } from "./SiteContext-DTmLCFQ_.js";
import { t as CallToAction } from "./CallToAction-DsBO3xUV.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { t as Reveal } from "./Reveal-DlV8oAza.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var FactList_module_default = {
	facts: "FactList-facts",
	fact: "FactList-fact",
	figure: "FactList-figure",
	label: "FactList-label"
};
// src/ui/FactList.tsx
/** Facts set as large, quiet figures. */
function FactList({ facts }) {
	return /* @__PURE__ */ jsx("dl", {
		className: FactList_module_default.facts,
		children: facts.map(({ figure, label }) => /* @__PURE__ */ jsxs("div", {
			className: FactList_module_default.fact,
			children: [/* @__PURE__ */ jsx("dt", {
				className: FactList_module_default.label,
				children: label
			}), /* @__PURE__ */ jsx("dd", {
				className: FactList_module_default.figure,
				children: figure
			})]
		}, label))
	});
}
var ServiceCard_module_default = {
	card: "ServiceCard-card",
	picture: "ServiceCard-picture",
	title: "ServiceCard-title",
	link: "ServiceCard-link",
	description: "ServiceCard-description"
};
// src/ui/ServiceCard.tsx
/** One service on the front page: picture, title, description, and the whole card leads to its page. */
function ServiceCard({ service, title, description, picture, sizes, first }) {
	return /* @__PURE__ */ jsxs("article", {
		className: ServiceCard_module_default.card,
		"data-first": first || void 0,
		children: [
			/* @__PURE__ */ jsx(Picture, {
				place: "tile",
				picture,
				sizes,
				className: ServiceCard_module_default.picture
			}),
			/* @__PURE__ */ jsx("h3", {
				className: ServiceCard_module_default.title,
				children: /* @__PURE__ */ jsx(Link, {
					href: pathOf(service),
					className: ServiceCard_module_default.link,
					children: title
				})
			}),
			/* @__PURE__ */ jsx("p", {
				className: ServiceCard_module_default.description,
				children: description
			})
		]
	});
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
/** Painted widths; the gutters at the sides take about 8 % of a window. */
var firstCard = "(width >= 84rem) 40rem, (width >= 60rem) 46vw, 92vw";
var secondCard = "(width >= 84rem) 40rem, (width >= 40rem) 46vw, 36vw";
var otherCards = "(width >= 84rem) 26rem, (width >= 60rem) 30vw, (width >= 40rem) 46vw, 36vw";
var photo = "(width >= 84rem) 46rem, (width >= 40rem) 54vw, 44vw";
/** The front page (SPEC section 2, home): hero, facts, five cards, about, gallery, call to action. */
function Home({ texts, pictures }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Hero, {
			texts: texts.hero,
			pictures: pictures.hero
		}),
		/* @__PURE__ */ jsx("section", {
			className: Home_module_default.section,
			"aria-label": texts.facts.title,
			children: /* @__PURE__ */ jsx(FactList, { facts: texts.facts.items })
		}),
		/* @__PURE__ */ jsxs("section", {
			className: Home_module_default.section,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: Home_module_default.opening,
					children: [/* @__PURE__ */ jsx(Heading, { children: texts.services.title }), /* @__PURE__ */ jsx("p", { children: texts.services.intro })]
				}),
				/* @__PURE__ */ jsx("div", {
					className: Home_module_default.cards,
					children: serviceNames.map((service, index) => /* @__PURE__ */ jsx(Reveal, {
						className: Home_module_default.card,
						children: /* @__PURE__ */ jsx(ServiceCard, {
							service,
							...texts.services.cards[service],
							first: index === 0,
							picture: pictures.cards[service],
							sizes: [firstCard, secondCard][index] ?? otherCards
						})
					}, service))
				}),
				/* @__PURE__ */ jsx("p", {
					className: Home_module_default.more,
					children: /* @__PURE__ */ jsx(Link, {
						href: pathOf("services"),
						children: texts.services.more
					})
				})
			]
		}),
		/* @__PURE__ */ jsxs("section", {
			className: Home_module_default.about,
			children: [/* @__PURE__ */ jsx(Picture, {
				place: "row",
				picture: pictures.about,
				sizes: "(width >= 60rem) 58vw, 100vw",
				className: Home_module_default.aboutPicture
			}), /* @__PURE__ */ jsxs(Reveal, {
				className: Home_module_default.aboutText,
				children: [
					/* @__PURE__ */ jsx(Heading, { children: texts.about.title }),
					texts.about.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)),
					/* @__PURE__ */ jsx("p", {
						className: Home_module_default.more,
						children: /* @__PURE__ */ jsx(Link, {
							href: pathOf("about"),
							children: texts.about.link
						})
					})
				]
			})]
		}),
		/* @__PURE__ */ jsxs("section", {
			className: Home_module_default.section,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: Home_module_default.opening,
					children: [/* @__PURE__ */ jsx(Heading, { children: texts.gallery.title }), /* @__PURE__ */ jsx("p", { children: texts.gallery.intro })]
				}),
				/* @__PURE__ */ jsx("div", {
					className: Home_module_default.photos,
					children: pictures.gallery.map((picture) => /* @__PURE__ */ jsx(Picture, {
						place: "tile",
						picture,
						sizes: photo,
						className: Home_module_default.photo
					}, picture.file))
				}),
				/* @__PURE__ */ jsx("p", {
					className: Home_module_default.more,
					children: /* @__PURE__ */ jsx(Link, {
						href: pathOf("gallery"),
						children: texts.gallery.link
					})
				})
			]
		}),
		/* @__PURE__ */ jsx(CallToAction, { ...texts.callToAction })
	] });
}
export { Home as default };
