import { t as site } from "./assets/site-D2Ycn96u.js";
import { a as navigate, c as crossfade, d as findRoute, f as normalisePath, g as serviceNames, h as routes, i as PrerenderedPath, l as prefersReducedMotion, m as pathOf, n as useSite, o as usePath, p as notFoundRoute, r as Link, t as SiteContext, u as scrollToTop } from "./assets/SiteContext-WvxUo9rU.js";
import { n as pictureFile, r as sourceSet } from "./assets/picture-files-CbZzisxH.js";
import { n as writeStored, t as readStored } from "./assets/storage-PeRUO3SH.js";
import { renderToString } from "react-dom/server";
import { Component, createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsxDEV } from "react/jsx-dev-runtime";
import { flushSync } from "react-dom";
// src/document-head/canonical-address.ts
/** The one address of a page in a language: absolute, without a slash at the end, English with `?lang=en`. */
function canonicalAddress(route, language) {
	return `${site.url}${route.path}${language === "en" ? "?lang=en" : ""}`;
}
var Button_module_default = {
	button: "Button",
	solid: "Button-solid",
	outline: "Button-outline"
};
// src/ui/Button.tsx
var _jsxFileName$24 = "/tmp/wt/tests/src/ui/Button.tsx";
/** A button for something that happens on this page. */
function Button({ kind, className = "", ...rest }) {
	return /* @__PURE__ */ jsxDEV("button", {
		type: "button",
		className: `${Button_module_default.button} ${Button_module_default[kind]} ${className}`,
		...rest
	}, void 0, false, {
		fileName: _jsxFileName$24,
		lineNumber: 12,
		columnNumber: 10
	}, this);
}
/** A link that looks like a button: to a page of the site, or to the phone, the mail or another site. */
function ButtonLink({ kind, className = "", href, ...rest }) {
	const looks = `${Button_module_default.button} ${Button_module_default[kind]} ${className}`;
	return href.startsWith("/") ? /* @__PURE__ */ jsxDEV(Link, {
		href,
		className: looks,
		...rest
	}, void 0, false, {
		fileName: _jsxFileName$24,
		lineNumber: 21,
		columnNumber: 5
	}, this) : /* @__PURE__ */ jsxDEV("a", {
		href,
		className: looks,
		...rest
	}, void 0, false, {
		fileName: _jsxFileName$24,
		lineNumber: 23,
		columnNumber: 5
	}, this);
}
var Logo_module_default = {
	logo: "Logo",
	name: "Logo-name"
};
// src/ui/Logo.tsx
var _jsxFileName$23 = "/tmp/wt/tests/src/ui/Logo.tsx";
var mark = "/brand/mark.svg";
/** Shown when the mark cannot be loaded (SPEC section 8, image load failure). */
var stock = "/brand/stock.svg";
/** The firm's mark beside its name. */
function Logo() {
	const [source, setSource] = useState(mark);
	const image = useRef(null);
	useEffect(() => {
		if (image.current?.complete && image.current.naturalWidth === 0) setSource(stock);
	}, []);
	return /* @__PURE__ */ jsxDEV("span", {
		className: Logo_module_default.logo,
		children: [/* @__PURE__ */ jsxDEV("img", {
			ref: image,
			src: source,
			width: "40",
			height: "40",
			alt: "",
			fetchPriority: "low",
			onError: () => setSource(stock)
		}, void 0, false, {
			fileName: _jsxFileName$23,
			lineNumber: 20,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("span", {
			className: Logo_module_default.name,
			translate: "no",
			children: site.name
		}, void 0, false, {
			fileName: _jsxFileName$23,
			lineNumber: 29,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$23,
		lineNumber: 19,
		columnNumber: 5
	}, this);
}
var Picture_module_default = { frame: "Picture-frame" };
// src/ui/Picture.tsx
var _jsxFileName$22 = "/tmp/wt/tests/src/ui/Picture.tsx";
/** Where `tall` goes before the wide picture: upright windows. */
var tallScreens = "(max-aspect-ratio: 4/5)";
/** The middle is where crops stand anyway. */
var offCentre = (tenths) => tenths === 5 ? void 0 : tenths;
/**
* A picture as AVIF with a WebP fallback, true size, ground colour while loading, and the stock picture
* in its place when it fails (SPEC section 8).
*/
function Picture(props) {
	const { picture, sizes, tall, place, eager = false, onLost, className } = props;
	const { stockPicture } = useSite();
	const [failures, setFailures] = useState(0);
	const image = useRef(null);
	const shown = failures > 0 ? stockPicture : picture;
	const fail = () => {
		setFailures(failures + 1);
		if (failures > 0) onLost?.();
	};
	useEffect(() => {
		if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
	}, []);
	return /* @__PURE__ */ jsxDEV("picture", {
		className: `${Picture_module_default.frame} ${className ?? ""}`,
		children: [
			tall && failures === 0 && /* @__PURE__ */ jsxDEV("source", {
				type: "image/avif",
				media: "(max-aspect-ratio: 4/5)",
				srcSet: sourceSet(tall, "avif", place),
				sizes,
				width: tall.width,
				height: tall.height
			}, void 0, false, {
				fileName: _jsxFileName$22,
				lineNumber: 54,
				columnNumber: 9
			}, this),
			/* @__PURE__ */ jsxDEV("source", {
				type: "image/avif",
				srcSet: sourceSet(shown, "avif", place),
				sizes
			}, void 0, false, {
				fileName: _jsxFileName$22,
				lineNumber: 63,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("img", {
				ref: image,
				src: pictureFile(shown.file, 640, "webp"),
				srcSet: place === "window" ? sourceSet(shown, "webp", place) : void 0,
				sizes: place === "window" ? sizes : void 0,
				width: shown.width,
				height: shown.height,
				alt: shown.alt,
				loading: eager ? "eager" : "lazy",
				fetchPriority: eager ? "high" : void 0,
				decoding: "async",
				"data-ground": shown.ground,
				"data-x": offCentre(shown.focus[0]),
				"data-y": offCentre(shown.focus[1]),
				onError: fail
			}, void 0, false, {
				fileName: _jsxFileName$22,
				lineNumber: 64,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$22,
		lineNumber: 52,
		columnNumber: 5
	}, this);
}
var Hero_module_default = {
	hero: "Hero",
	slide: "Hero-slide",
	picture: "Hero-picture",
	content: "Hero-content",
	foot: "Hero-foot",
	caption: "Hero-caption",
	logo: "Hero-logo",
	title: "Hero-title",
	description: "Hero-description",
	actions: "Hero-actions"
};
// src/content/fill.ts
/** Puts values into the places that a text marks with braces, for instance `Side {number}`. */
function fill(text, values) {
	return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
var SlideControls_module_default = {
	controls: "SlideControls-controls",
	stake: "SlideControls-stake",
	pause: "SlideControls-pause"
};
// src/hero/SlideControls.tsx
var _jsxFileName$21 = "/tmp/wt/tests/src/hero/SlideControls.tsx";
/** A stake for each slide, the orange one showing, and the pause button that WCAG 2.2.2 asks for. */
function SlideControls({ slides, show, texts }) {
	return /* @__PURE__ */ jsxDEV("div", {
		className: SlideControls_module_default.controls,
		role: "group",
		"aria-label": texts.slidesLabel,
		children: [slides.map(({ number, label }, position) => /* @__PURE__ */ jsxDEV("button", {
			type: "button",
			className: SlideControls_module_default.stake,
			"aria-label": fill(texts.goTo, {
				number: position + 1,
				label
			}),
			"aria-current": position === show.index,
			onClick: () => show.select(position)
		}, number, false, {
			fileName: _jsxFileName$21,
			lineNumber: 18,
			columnNumber: 9
		}, this)), /* @__PURE__ */ jsxDEV("button", {
			type: "button",
			className: SlideControls_module_default.pause,
			"aria-label": show.paused ? texts.play : texts.pause,
			onClick: () => show.setPaused(!show.paused),
			children: /* @__PURE__ */ jsxDEV("svg", {
				viewBox: "0 0 24 24",
				width: "20",
				height: "20",
				"aria-hidden": "true",
				fill: "currentColor",
				children: /* @__PURE__ */ jsxDEV("path", { d: show.paused ? "M7 4v16l13-8z" : "M6 4h4v16H6zM14 4h4v16h-4z" }, void 0, false, {
					fileName: _jsxFileName$21,
					lineNumber: 34,
					columnNumber: 11
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName$21,
				lineNumber: 33,
				columnNumber: 9
			}, this)
		}, void 0, false, {
			fileName: _jsxFileName$21,
			lineNumber: 27,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$21,
		lineNumber: 16,
		columnNumber: 5
	}, this);
}
// src/hero/use-slideshow.ts
/** Milliseconds that a slide stands, and the value for reduced motion, where none advances (SPEC section 9). */
var advanceAfter = 14e3;
var advanceAfterReduced = 12e3;
/**
* Which of `count` slides shows. It advances by itself, waits while hovered or paused, and never
* advances under reduced motion or while the page is out of sight.
*/
function useSlideshow(count) {
	const [current, setCurrent] = useState(0);
	const [paused, setPaused] = useState(false);
	const [hovered, setHovered] = useState(false);
	const index = count > 0 ? current % count : 0;
	useEffect(() => {
		if (paused || hovered || count < 2) return;
		const reduced = prefersReducedMotion();
		const clock = setInterval(() => {
			if (!prefersReducedMotion() && !document.hidden) setCurrent((last) => (last + 1) % count);
		}, reduced ? advanceAfterReduced : advanceAfter);
		return () => clearInterval(clock);
	}, [
		paused,
		hovered,
		count,
		index
	]);
	return {
		index,
		select: setCurrent,
		paused,
		setPaused,
		setHovered
	};
}
// src/hero/Hero.tsx
var _jsxFileName$20 = "/tmp/wt/tests/src/hero/Hero.tsx";
/** The painted width: the window's, or what its height asks of the picture's shape, whichever is more. */
var heroSizes = "(max-aspect-ratio: 4/5) 100vw, max(100vw, 178vh)";
/**
* The full-height hero (SPEC section 2, home): three slides in the background, logo, words, two buttons.
* A slide whose picture and fallback both fail is dropped; the first is in the document from the start.
*/
function Hero({ texts, pictures }) {
	const [lost, setLost] = useState([]);
	const [othersWanted, setOthersWanted] = useState(false);
	const slides = texts.slides.flatMap((slide, number) => {
		const picture = pictures[number];
		return picture ? [{
			...slide,
			...picture,
			number
		}] : [];
	}).filter(({ number }) => !lost.includes(number));
	const show = useSlideshow(slides.length);
	const current = slides[show.index];
	useEffect(() => {
		const clock = setTimeout(() => setOthersWanted(true), advanceAfter / 2);
		return () => clearTimeout(clock);
	}, []);
	return /* @__PURE__ */ jsxDEV("section", {
		className: Hero_module_default.hero,
		onPointerEnter: (event) => event.pointerType === "mouse" && show.setHovered(true),
		onPointerLeave: () => show.setHovered(false),
		children: [
			slides.map((slide, position) => (slide.number === 0 || othersWanted || position === show.index) && /* @__PURE__ */ jsxDEV("div", {
				className: Hero_module_default.slide,
				"data-current": position === show.index,
				"aria-hidden": position !== show.index,
				children: /* @__PURE__ */ jsxDEV(Picture, {
					picture: slide.wide,
					tall: slide.tall,
					sizes: "(max-aspect-ratio: 4/5) 100vw, max(100vw, 178vh)",
					place: "window",
					eager: slide.number === 0,
					className: Hero_module_default.picture,
					onLost: () => setLost((before) => [...before, slide.number])
				}, void 0, false, {
					fileName: _jsxFileName$20,
					lineNumber: 56,
					columnNumber: 15
				}, this)
			}, slide.number, false, {
				fileName: _jsxFileName$20,
				lineNumber: 50,
				columnNumber: 13
			}, this)),
			/* @__PURE__ */ jsxDEV("div", {
				className: Hero_module_default.content,
				children: [
					/* @__PURE__ */ jsxDEV("div", {
						className: Hero_module_default.logo,
						children: /* @__PURE__ */ jsxDEV(Logo, {}, void 0, false, {
							fileName: _jsxFileName$20,
							lineNumber: 70,
							columnNumber: 11
						}, this)
					}, void 0, false, {
						fileName: _jsxFileName$20,
						lineNumber: 69,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV("h1", {
						tabIndex: -1,
						className: Hero_module_default.title,
						children: texts.title
					}, void 0, false, {
						fileName: _jsxFileName$20,
						lineNumber: 72,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV("p", {
						className: Hero_module_default.description,
						children: texts.description
					}, void 0, false, {
						fileName: _jsxFileName$20,
						lineNumber: 75,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV("div", {
						className: Hero_module_default.actions,
						children: [/* @__PURE__ */ jsxDEV(ButtonLink, {
							kind: "solid",
							href: pathOf("contact"),
							children: texts.contact
						}, void 0, false, {
							fileName: _jsxFileName$20,
							lineNumber: 77,
							columnNumber: 11
						}, this), /* @__PURE__ */ jsxDEV(ButtonLink, {
							kind: "outline",
							href: pathOf("services"),
							children: texts.services
						}, void 0, false, {
							fileName: _jsxFileName$20,
							lineNumber: 80,
							columnNumber: 11
						}, this)]
					}, void 0, true, {
						fileName: _jsxFileName$20,
						lineNumber: 76,
						columnNumber: 9
					}, this)
				]
			}, void 0, true, {
				fileName: _jsxFileName$20,
				lineNumber: 68,
				columnNumber: 7
			}, this),
			current && /* @__PURE__ */ jsxDEV("div", {
				className: Hero_module_default.foot,
				children: [/* @__PURE__ */ jsxDEV("p", {
					className: Hero_module_default.caption,
					children: [
						/* @__PURE__ */ jsxDEV("strong", { children: current.label }, void 0, false, {
							fileName: _jsxFileName$20,
							lineNumber: 88,
							columnNumber: 13
						}, this),
						" ",
						current.caption
					]
				}, void 0, true, {
					fileName: _jsxFileName$20,
					lineNumber: 87,
					columnNumber: 11
				}, this), slides.length > 1 && /* @__PURE__ */ jsxDEV(SlideControls, {
					slides,
					show,
					texts
				}, void 0, false, {
					fileName: _jsxFileName$20,
					lineNumber: 90,
					columnNumber: 33
				}, this)]
			}, void 0, true, {
				fileName: _jsxFileName$20,
				lineNumber: 86,
				columnNumber: 9
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$20,
		lineNumber: 42,
		columnNumber: 5
	}, this);
}
var Breadcrumb_module_default = { trail: "Breadcrumb-trail" };
// src/ui/Breadcrumb.tsx
var _jsxFileName$19 = "/tmp/wt/tests/src/ui/Breadcrumb.tsx";
/** The way from the front page to this page; the last step is the page itself. */
function Breadcrumb({ trail }) {
	const { texts } = useSite();
	return /* @__PURE__ */ jsxDEV("nav", {
		className: Breadcrumb_module_default.trail,
		"aria-label": texts.breadcrumb,
		children: /* @__PURE__ */ jsxDEV("ol", { children: trail.map(({ label, screen }, index) => /* @__PURE__ */ jsxDEV("li", { children: index === trail.length - 1 ? /* @__PURE__ */ jsxDEV("span", {
			"aria-current": "page",
			children: label
		}, void 0, false, {
			fileName: _jsxFileName$19,
			lineNumber: 21,
			columnNumber: 15
		}, this) : /* @__PURE__ */ jsxDEV(Link, {
			href: pathOf(screen),
			children: label
		}, void 0, false, {
			fileName: _jsxFileName$19,
			lineNumber: 23,
			columnNumber: 15
		}, this) }, screen, false, {
			fileName: _jsxFileName$19,
			lineNumber: 19,
			columnNumber: 11
		}, this)) }, void 0, false, {
			fileName: _jsxFileName$19,
			lineNumber: 17,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$19,
		lineNumber: 16,
		columnNumber: 5
	}, this);
}
var Banner_module_default = {
	banner: "Banner",
	picture: "Banner-picture",
	"banner-fade": "Banner-banner-fade",
	content: "Banner-content",
	intro: "Banner-intro"
};
// src/layout/Banner.tsx
var _jsxFileName$18 = "/tmp/wt/tests/src/layout/Banner.tsx";
/** The painted width: the banner's height of 400 to 600 px asks for more than a narrow window's. */
var bannerSizes = "max(100vw, clamp(600px, 75vh, 900px))";
/** The banner of every inner page: title, intro, trail, and the stock picture if its own fails. */
function Banner({ title, intro, picture, trail }) {
	return /* @__PURE__ */ jsxDEV("section", {
		className: Banner_module_default.banner,
		children: [/* @__PURE__ */ jsxDEV(Picture, {
			picture,
			sizes: bannerSizes,
			place: "window",
			eager: true,
			className: Banner_module_default.picture
		}, void 0, false, {
			fileName: _jsxFileName$18,
			lineNumber: 20,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("div", {
			className: Banner_module_default.content,
			children: [
				trail && /* @__PURE__ */ jsxDEV(Breadcrumb, { trail }, void 0, false, {
					fileName: _jsxFileName$18,
					lineNumber: 22,
					columnNumber: 19
				}, this),
				/* @__PURE__ */ jsxDEV("h1", {
					tabIndex: -1,
					children: title
				}, void 0, false, {
					fileName: _jsxFileName$18,
					lineNumber: 23,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					className: Banner_module_default.intro,
					children: intro
				}, void 0, false, {
					fileName: _jsxFileName$18,
					lineNumber: 24,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$18,
			lineNumber: 21,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$18,
		lineNumber: 19,
		columnNumber: 5
	}, this);
}
// src/document-head/first-pictures.ts
/** What a screen shows above the fold: the hero's first slide, or the banner. */
function firstPictures({ pictures }) {
	if ("hero" in pictures) {
		const [first] = pictures.hero;
		if (!first) return [];
		return [{
			picture: first.tall,
			sizes: heroSizes,
			media: tallScreens
		}, {
			picture: first.wide,
			sizes: heroSizes,
			media: `not all and ${tallScreens}`
		}];
	}
	return "banner" in pictures ? [{
		picture: pictures.banner,
		sizes: bannerSizes
	}] : [];
}
// src/layout/trail.ts
var isService = (name) => serviceNames.includes(name);
/** The breadcrumb trail of a page: home, for a service the overview, and the page itself. */
function trailOf(page, { navigation, services }) {
	const home = {
		label: navigation.home,
		screen: "home"
	};
	if (!isService(page)) return [home, {
		label: navigation[page],
		screen: page
	}];
	return [
		home,
		{
			label: navigation.services,
			screen: "services"
		},
		{
			label: services[page],
			screen: page
		}
	];
}
/** The trail of a page in the language on the screen. */
function useTrail(page) {
	return trailOf(page, useSite().texts);
}
var ErrorScreen_module_default = { error: "ErrorScreen-error" };
// src/screens/error/ErrorScreen.tsx
var _jsxFileName$17 = "/tmp/wt/tests/src/screens/error/ErrorScreen.tsx";
/** The labels stand here because the texts may be what could not be loaded. */
var labels = {
	no: "Last siden på nytt",
	en: "Reload the page"
};
/**
* Around all routes: shows the default error text with the message (SPEC section 8, routing error), until
* the visitor reloads the page or goes back, or the connection is there again.
*/
var ErrorScreen = class extends Component {
	state = {
		failure: null,
		failed: false
	};
	static getDerivedStateFromError(failure) {
		return {
			failure,
			failed: true
		};
	}
	componentDidMount() {
		for (const event of ["popstate", "online"]) addEventListener(event, () => this.setState({ failed: false }));
	}
	render() {
		const { failure, failed } = this.state;
		if (!failed) return this.props.children;
		const english = document.documentElement.lang === "en";
		return /* @__PURE__ */ jsxDEV("main", {
			className: ErrorScreen_module_default.error,
			children: [
				/* @__PURE__ */ jsxDEV("h1", {
					lang: "en",
					children: "Unexpected Application Error!"
				}, void 0, false, {
					fileName: _jsxFileName$17,
					lineNumber: 37,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					lang: "en",
					children: failure instanceof Error ? failure.message : String(failure)
				}, void 0, false, {
					fileName: _jsxFileName$17,
					lineNumber: 38,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV(Button, {
					kind: "solid",
					onClick: () => window.location.reload(),
					children: english ? labels.en : labels.no
				}, void 0, false, {
					fileName: _jsxFileName$17,
					lineNumber: 39,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("a", {
					href: site.phoneLink,
					children: site.phone
				}, void 0, false, {
					fileName: _jsxFileName$17,
					lineNumber: 42,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$17,
			lineNumber: 36,
			columnNumber: 7
		}, this);
	}
};
// src/browser/reload-once.ts
var key = "reloadedForChunk";
/**
* After a redeploy a page may ask for a file that is gone: reload once, so that the new page comes.
* Answers false when that was tried already, when the browser is offline, or when it cannot be remembered.
*/
function reloadOnce() {
	if (!navigator.onLine || readStored("sessionStorage", key) !== null) return false;
	writeStored("sessionStorage", key, (/* @__PURE__ */ new Date()).toISOString());
	if (readStored("sessionStorage", key) === null) return false;
	window.location.reload();
	return true;
}
// src/ui/use-on-demand.ts
/**
* A part that few visitors open, with two functions that fetch its code: `fetchPart` when it is wanted, which
* does `then` once it is there, where a failure reloads the page once or does what `onFailure` says, and
* `prepare` at the first sign of need, which fails in silence: pointing at something must not reload the page.
*/
function useOnDemand(load) {
	const [Part, setPart] = useState(null);
	const reload = (error) => {
		if (!reloadOnce()) console.error(error);
	};
	const fetchPart = (then, onFailure = reload) => {
		load().then((loaded) => {
			setPart(() => loaded);
			then();
		}, onFailure);
	};
	const nothing = () => {};
	return {
		Part,
		prepare: () => fetchPart(nothing, nothing),
		fetchPart
	};
}
var ConsentBanner_module_default = {
	banner: "ConsentBanner-banner",
	settings: "ConsentBanner-settings",
	inner: "ConsentBanner-inner",
	title: "ConsentBanner-title",
	text: "ConsentBanner-text",
	choices: "ConsentBanner-choices"
};
// src/consent/consent.ts
/** Keys in local storage (SPEC section 3, cookie consent). */
var consentKey = "cookieConsent";
var consentDateKey = "cookieConsentDate";
var held = null;
var listeners = /* @__PURE__ */ new Set();
/** The stored choice; anything stored but `true` or `false` counts as none. */
function readConsent() {
	const stored = readStored("localStorage", consentKey);
	return stored === "true" ? true : stored === "false" ? false : held;
}
/** Stores the choice with its date; where storage is blocked it holds for this visit. */
function chooseConsent(accepted) {
	held = accepted;
	writeStored("localStorage", consentKey, null);
	writeStored("localStorage", consentKey, String(accepted));
	writeStored("localStorage", consentDateKey, (/* @__PURE__ */ new Date()).toISOString());
	delete document.documentElement.dataset.consent;
	for (const listener of listeners) listener();
}
/** Calls back when the choice changes, here or in another tab; returns the function that stops it. */
function subscribeToConsent(listener) {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}
// src/consent/ConsentBanner.tsx
var _jsxFileName$16 = "/tmp/wt/tests/src/consent/ConsentBanner.tsx";
/**
* The cookie banner (SPEC section 4). It is always in the markup: the script in the head shows it
* before the first paint while no choice is stored, so it neither flashes nor moves the page.
*/
function ConsentBanner({ openSettings, prepareSettings }) {
	const { consent } = useSite().texts;
	return /* @__PURE__ */ jsxDEV("section", {
		className: ConsentBanner_module_default.banner,
		"aria-label": consent.label,
		children: /* @__PURE__ */ jsxDEV("div", {
			className: ConsentBanner_module_default.inner,
			children: [/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV("h2", {
				className: ConsentBanner_module_default.title,
				children: consent.title
			}, void 0, false, {
				fileName: _jsxFileName$16,
				lineNumber: 22,
				columnNumber: 11
			}, this), /* @__PURE__ */ jsxDEV("p", {
				className: ConsentBanner_module_default.text,
				children: consent.text
			}, void 0, false, {
				fileName: _jsxFileName$16,
				lineNumber: 23,
				columnNumber: 11
			}, this)] }, void 0, true, {
				fileName: _jsxFileName$16,
				lineNumber: 21,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV("div", {
				className: ConsentBanner_module_default.choices,
				children: [
					/* @__PURE__ */ jsxDEV(Button, {
						kind: "outline",
						className: ConsentBanner_module_default.settings,
						onPointerEnter: prepareSettings,
						onClick: openSettings,
						children: consent.settings
					}, void 0, false, {
						fileName: _jsxFileName$16,
						lineNumber: 26,
						columnNumber: 11
					}, this),
					/* @__PURE__ */ jsxDEV(Button, {
						kind: "solid",
						"data-consent": false,
						onClick: () => chooseConsent(false),
						children: consent.decline
					}, void 0, false, {
						fileName: _jsxFileName$16,
						lineNumber: 34,
						columnNumber: 11
					}, this),
					/* @__PURE__ */ jsxDEV(Button, {
						kind: "solid",
						"data-consent": true,
						onClick: () => chooseConsent(true),
						children: consent.accept
					}, void 0, false, {
						fileName: _jsxFileName$16,
						lineNumber: 37,
						columnNumber: 11
					}, this)
				]
			}, void 0, true, {
				fileName: _jsxFileName$16,
				lineNumber: 25,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName$16,
			lineNumber: 20,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$16,
		lineNumber: 19,
		columnNumber: 5
	}, this);
}
// src/consent/ConsentContext.tsx
var _jsxFileName$15 = "/tmp/wt/tests/src/consent/ConsentContext.tsx";
var OpenSettings = createContext(() => {});
/** The function that opens the settings dialog: for the banner, the footer and the map's placeholder. */
function useConsentSettings() {
	return useContext(OpenSettings);
}
var loadDialog = () => import("./assets/ConsentDialog-DmGCzBFl.js").then((module) => module.ConsentDialog);
/** Carries the cookie banner and the settings dialog, so that every screen can reopen the dialog. */
function ConsentProvider({ children }) {
	const [open, setOpen] = useState(false);
	const { Part: ConsentDialog, prepare, fetchPart } = useOnDemand(loadDialog);
	const openSettings = () => fetchPart(() => setOpen(true));
	return /* @__PURE__ */ jsxDEV(OpenSettings, {
		value: openSettings,
		children: [
			children,
			/* @__PURE__ */ jsxDEV(ConsentBanner, {
				openSettings,
				prepareSettings: prepare
			}, void 0, false, {
				fileName: _jsxFileName$15,
				lineNumber: 22,
				columnNumber: 7
			}, this),
			ConsentDialog && /* @__PURE__ */ jsxDEV(ConsentDialog, {
				open,
				close: () => setOpen(false)
			}, void 0, false, {
				fileName: _jsxFileName$15,
				lineNumber: 23,
				columnNumber: 25
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$15,
		lineNumber: 20,
		columnNumber: 5
	}, this);
}
// src/document-head/use-document-head.ts
/** Keeps language, title, description and canonical address of the document in step with the page. */
function useDocumentHead({ content, language, route }) {
	const { title, description } = content.texts.meta;
	useEffect(() => {
		document.documentElement.lang = language;
		document.title = title;
		document.querySelector("meta[name=description]")?.setAttribute("content", description);
		document.querySelector("link[rel=canonical]")?.setAttribute("href", canonicalAddress(route, language));
	}, [
		language,
		title,
		description,
		route
	]);
}
// src/language/language.ts
/** The key in local storage that keeps the visitor's choice. */
var languageKey = "language";
var Footer_module_default = {
	footer: "Footer",
	columns: "Footer-columns",
	phone: "Footer-phone",
	about: "Footer-about",
	heading: "Footer-heading",
	link: "Footer-link",
	bottom: "Footer-bottom",
	settings: "Footer-settings"
};
// src/layout/NavigationLink.tsx
var _jsxFileName$14 = "/tmp/wt/tests/src/layout/NavigationLink.tsx";
/** A link of a navigation that says when it leads to the page on the screen. */
function NavigationLink({ item, className }) {
	const path = usePath();
	const current = normalisePath(path) === item.path;
	return /* @__PURE__ */ jsxDEV(Link, {
		href: item.path,
		className,
		"aria-current": current ? "page" : void 0,
		children: item.label
	}, void 0, false, {
		fileName: _jsxFileName$14,
		lineNumber: 17,
		columnNumber: 5
	}, this);
}
// src/layout/navigation-items.ts
var mainScreens = [
	"home",
	"about",
	"services",
	"news",
	"gallery",
	"contact"
];
var footerScreens = [
	"home",
	"about",
	"services",
	"gallery",
	"contact",
	"privacy"
];
/** The main navigation: six entries, the services with their five pages. */
function mainNavigation(texts) {
	const services = serviceNames.map((name) => item(texts.services[name], name));
	return mainScreens.map((screen) => ({
		...item(texts.navigation[screen], screen),
		...screen === "services" && { dropdown: services }
	}));
}
/** The footer's list: without the news, with the privacy policy. */
function footerNavigation(texts) {
	return footerScreens.map((screen) => item(texts.navigation[screen], screen));
}
function item(label, screen) {
	return {
		label,
		path: pathOf(screen)
	};
}
// src/layout/Footer.tsx
var _jsxFileName$13 = "/tmp/wt/tests/src/layout/Footer.tsx";
/** The footer of every page (SPEC section 2, footer); name and organisation number as the law asks. */
function Footer() {
	const { texts } = useSite();
	const openSettings = useConsentSettings();
	const [year, setYear] = useState(site.buildYear);
	useEffect(() => setYear((/* @__PURE__ */ new Date()).getFullYear()), []);
	return /* @__PURE__ */ jsxDEV("footer", {
		className: Footer_module_default.footer,
		children: [/* @__PURE__ */ jsxDEV("div", {
			className: Footer_module_default.columns,
			children: [
				/* @__PURE__ */ jsxDEV("div", {
					className: Footer_module_default.about,
					children: [/* @__PURE__ */ jsxDEV(Logo, {}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 23,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("p", { children: texts.footer.description }, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 24,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 22,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("nav", {
					"aria-label": texts.footer.navigation,
					children: [/* @__PURE__ */ jsxDEV("h2", {
						className: Footer_module_default.heading,
						children: texts.footer.navigation
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 27,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("ul", { children: footerNavigation(texts).map((item) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV(NavigationLink, {
						item,
						className: Footer_module_default.link
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 31,
						columnNumber: 17
					}, this) }, item.path, false, {
						fileName: _jsxFileName$13,
						lineNumber: 30,
						columnNumber: 15
					}, this)) }, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 28,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 26,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV("h2", {
					className: Footer_module_default.heading,
					children: texts.footer.contact
				}, void 0, false, {
					fileName: _jsxFileName$13,
					lineNumber: 37,
					columnNumber: 11
				}, this), /* @__PURE__ */ jsxDEV("address", { children: [
					/* @__PURE__ */ jsxDEV("a", {
						className: `${Footer_module_default.link} ${Footer_module_default.phone}`,
						href: site.phoneLink,
						children: site.phone
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 39,
						columnNumber: 13
					}, this),
					/* @__PURE__ */ jsxDEV("a", {
						className: Footer_module_default.link,
						href: site.emailLink,
						children: site.email
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 42,
						columnNumber: 13
					}, this),
					/* @__PURE__ */ jsxDEV("span", {
						className: Footer_module_default.link,
						children: site.address
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 45,
						columnNumber: 13
					}, this),
					/* @__PURE__ */ jsxDEV("a", {
						className: Footer_module_default.link,
						href: site.facebook,
						rel: "noopener",
						children: texts.header.facebook
					}, void 0, false, {
						fileName: _jsxFileName$13,
						lineNumber: 46,
						columnNumber: 13
					}, this)
				] }, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 38,
					columnNumber: 11
				}, this)] }, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 36,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$13,
			lineNumber: 21,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("div", {
			className: Footer_module_default.bottom,
			children: [
				/* @__PURE__ */ jsxDEV("p", { children: [
					"© ",
					year,
					" ",
					site.name
				] }, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 53,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", { children: [
					texts.footer.organisationNumber,
					" ",
					site.organisationNumber
				] }, void 0, true, {
					fileName: _jsxFileName$13,
					lineNumber: 56,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", { children: texts.footer.climate }, void 0, false, {
					fileName: _jsxFileName$13,
					lineNumber: 59,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("button", {
					type: "button",
					className: Footer_module_default.settings,
					onClick: openSettings,
					children: texts.footer.cookieSettings
				}, void 0, false, {
					fileName: _jsxFileName$13,
					lineNumber: 60,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$13,
			lineNumber: 52,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$13,
		lineNumber: 20,
		columnNumber: 5
	}, this);
}
var Header_module_default = {
	header: "Header",
	bar: "Header-bar",
	home: "Header-home",
	call: "Header-call",
	menuButton: "Header-menuButton"
};
var CloseButton_module_default = { close: "CloseButton-close" };
// src/ui/CloseButton.tsx
var _jsxFileName$12 = "/tmp/wt/tests/src/ui/CloseButton.tsx";
/** The cross that closes a dialog, a menu or a toast. */
function CloseButton({ label, onClick }) {
	return /* @__PURE__ */ jsxDEV("button", {
		type: "button",
		className: CloseButton_module_default.close,
		"aria-label": label,
		onClick,
		children: /* @__PURE__ */ jsxDEV("svg", {
			viewBox: "0 0 24 24",
			width: "24",
			height: "24",
			"aria-hidden": "true",
			children: /* @__PURE__ */ jsxDEV("path", {
				d: "M5 5l14 14M19 5L5 19",
				stroke: "currentColor",
				strokeWidth: "2"
			}, void 0, false, {
				fileName: _jsxFileName$12,
				lineNumber: 8,
				columnNumber: 9
			}, this)
		}, void 0, false, {
			fileName: _jsxFileName$12,
			lineNumber: 7,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$12,
		lineNumber: 6,
		columnNumber: 5
	}, this);
}
// src/browser/scroll-lock.ts
var locks = 0;
var lockedAt = 0;
/** True while something lies over the page and holds it still. */
function isScrollLocked() {
	return locks > 0;
}
/**
* Holds the page still under a menu, a dialog or the viewer, and returns the function that lets go.
* The body is taken out of the flow because iOS scrolls on under `overflow: hidden`.
*/
function lockScroll() {
	if (locks === 0) {
		lockedAt = window.scrollY;
		document.body.style.top = `${-lockedAt}px`;
		document.documentElement.dataset.locked = "";
	}
	locks += 1;
	let held = true;
	return () => {
		if (!held) return;
		held = false;
		locks -= 1;
		if (locks > 0) return;
		delete document.documentElement.dataset.locked;
		document.body.style.top = "";
		window.scrollTo({
			top: lockedAt,
			behavior: "instant"
		});
	};
}
// src/ui/Dialog.tsx
var _jsxFileName$11 = "/tmp/wt/tests/src/ui/Dialog.tsx";
/**
* A modal dialog on the native element: focus stays inside, Escape and the overlay close it,
* the page behind is held still, and focus returns to where it came from. Its contents are drawn only while it is open.
*/
function Dialog({ open, onClose, label, id, className, children }) {
	const ref = useRef(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!open || !dialog) return;
		const unlock = lockScroll();
		dialog.showModal();
		return () => {
			dialog.close();
			unlock();
		};
	}, [open]);
	return /* @__PURE__ */ jsxDEV("dialog", {
		ref,
		id,
		className,
		"aria-label": label,
		onCancel: (event) => {
			event.preventDefault();
			onClose();
		},
		onClose: () => open && onClose(),
		onClick: (event) => event.target === ref.current && onClose(),
		children: open && children
	}, void 0, false, {
		fileName: _jsxFileName$11,
		lineNumber: 34,
		columnNumber: 5
	}, this);
}
var LanguageSwitch_module_default = {
	"switch": "LanguageSwitch-switch",
	option: "LanguageSwitch-option"
};
// src/layout/LanguageSwitch.tsx
var _jsxFileName$10 = "/tmp/wt/tests/src/layout/LanguageSwitch.tsx";
/** NO and EN, each under its language's own name (SPEC section 4, language). */
function LanguageSwitch() {
	const { language, texts, choose } = useSite();
	const option = (value, short, name) => /* @__PURE__ */ jsxDEV("button", {
		type: "button",
		className: LanguageSwitch_module_default.option,
		lang: value,
		"aria-pressed": language === value,
		onClick: () => choose(value),
		children: [/* @__PURE__ */ jsxDEV("span", {
			"aria-hidden": "true",
			children: short
		}, void 0, false, {
			fileName: _jsxFileName$10,
			lineNumber: 16,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("span", {
			className: "visually-hidden",
			children: name
		}, void 0, false, {
			fileName: _jsxFileName$10,
			lineNumber: 17,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$10,
		lineNumber: 9,
		columnNumber: 5
	}, this);
	return /* @__PURE__ */ jsxDEV("div", {
		className: LanguageSwitch_module_default.switch,
		role: "group",
		"aria-label": texts.header.language,
		children: [option("no", "NO", texts.header.norwegian), option("en", "EN", texts.header.english)]
	}, void 0, true, {
		fileName: _jsxFileName$10,
		lineNumber: 22,
		columnNumber: 5
	}, this);
}
var MobileMenu_module_default = {
	menu: "MobileMenu-menu",
	inner: "MobileMenu-inner",
	head: "MobileMenu-head",
	link: "MobileMenu-link",
	service: "MobileMenu-service",
	services: "MobileMenu-services",
	contact: "MobileMenu-contact"
};
// src/layout/MobileMenu.tsx
var _jsxFileName$9 = "/tmp/wt/tests/src/layout/MobileMenu.tsx";
/**
* The slide-in menu of small screens: the same links, the contact links and the language switch.
* Its overlay closes it and the page behind is held still (SPEC section 2, header).
*/
function MobileMenu({ open, close }) {
	const { texts } = useSite();
	return /* @__PURE__ */ jsxDEV(Dialog, {
		open,
		onClose: close,
		label: texts.header.menuTitle,
		className: MobileMenu_module_default.menu,
		children: /* @__PURE__ */ jsxDEV("div", {
			className: MobileMenu_module_default.inner,
			children: [
				/* @__PURE__ */ jsxDEV("div", {
					className: MobileMenu_module_default.head,
					children: [/* @__PURE__ */ jsxDEV(LanguageSwitch, {}, void 0, false, {
						fileName: _jsxFileName$9,
						lineNumber: 21,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV(CloseButton, {
						label: texts.header.closeMenu,
						onClick: close
					}, void 0, false, {
						fileName: _jsxFileName$9,
						lineNumber: 22,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName$9,
					lineNumber: 20,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("nav", {
					"aria-label": texts.header.menuTitle,
					children: /* @__PURE__ */ jsxDEV("ul", { children: mainNavigation(texts).map((item) => /* @__PURE__ */ jsxDEV("li", { children: [/* @__PURE__ */ jsxDEV(NavigationLink, {
						item,
						className: MobileMenu_module_default.link
					}, void 0, false, {
						fileName: _jsxFileName$9,
						lineNumber: 28,
						columnNumber: 17
					}, this), item.dropdown && /* @__PURE__ */ jsxDEV("ul", {
						className: MobileMenu_module_default.services,
						children: item.dropdown.map((page) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV(NavigationLink, {
							item: page,
							className: MobileMenu_module_default.service
						}, void 0, false, {
							fileName: _jsxFileName$9,
							lineNumber: 33,
							columnNumber: 25
						}, this) }, page.path, false, {
							fileName: _jsxFileName$9,
							lineNumber: 32,
							columnNumber: 23
						}, this))
					}, void 0, false, {
						fileName: _jsxFileName$9,
						lineNumber: 30,
						columnNumber: 19
					}, this)] }, item.path, true, {
						fileName: _jsxFileName$9,
						lineNumber: 27,
						columnNumber: 15
					}, this)) }, void 0, false, {
						fileName: _jsxFileName$9,
						lineNumber: 25,
						columnNumber: 11
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName$9,
					lineNumber: 24,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					className: MobileMenu_module_default.contact,
					children: [
						/* @__PURE__ */ jsxDEV(ButtonLink, {
							kind: "solid",
							href: site.phoneLink,
							children: texts.freeVisit
						}, void 0, false, {
							fileName: _jsxFileName$9,
							lineNumber: 43,
							columnNumber: 11
						}, this),
						/* @__PURE__ */ jsxDEV("a", {
							href: site.phoneLink,
							children: site.phone
						}, void 0, false, {
							fileName: _jsxFileName$9,
							lineNumber: 46,
							columnNumber: 11
						}, this),
						/* @__PURE__ */ jsxDEV("a", {
							href: site.emailLink,
							children: site.email
						}, void 0, false, {
							fileName: _jsxFileName$9,
							lineNumber: 47,
							columnNumber: 11
						}, this),
						/* @__PURE__ */ jsxDEV("a", {
							href: site.facebook,
							rel: "noopener",
							children: texts.header.facebook
						}, void 0, false, {
							fileName: _jsxFileName$9,
							lineNumber: 48,
							columnNumber: 11
						}, this)
					]
				}, void 0, true, {
					fileName: _jsxFileName$9,
					lineNumber: 42,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$9,
			lineNumber: 19,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$9,
		lineNumber: 18,
		columnNumber: 5
	}, this);
}
var Navigation_module_default = {
	navigation: "Navigation",
	list: "Navigation-list",
	link: "Navigation-link"
};
var ServicesDropdown_module_default = {
	dropdown: "ServicesDropdown-dropdown",
	toggle: "ServicesDropdown-toggle",
	list: "ServicesDropdown-list",
	link: "ServicesDropdown-link"
};
// src/layout/ServicesDropdown.tsx
var _jsxFileName$8 = "/tmp/wt/tests/src/layout/ServicesDropdown.tsx";
/**
* Services: a link, and a list of the five service pages that opens on hover, or with the button
* beside the link. Escape, leaving it and a change of route close it.
*/
function ServicesDropdown({ item, pages }) {
	const { texts } = useSite();
	const path = usePath();
	const [open, setOpen] = useState(false);
	const listId = useId();
	useEffect(() => setOpen(false), [path]);
	const onHover = (event, hovered) => {
		if (event.pointerType === "mouse") setOpen(hovered);
	};
	const onBlur = (event) => {
		if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
	};
	const onKeyDown = (event) => {
		if (event.key !== "Escape" || !open) return;
		setOpen(false);
		event.currentTarget.querySelector("button")?.focus();
	};
	return /* @__PURE__ */ jsxDEV("li", {
		className: ServicesDropdown_module_default.dropdown,
		onPointerEnter: (event) => onHover(event, true),
		onPointerLeave: (event) => onHover(event, false),
		onBlur,
		onKeyDown,
		children: [
			/* @__PURE__ */ jsxDEV(NavigationLink, {
				item,
				className: Navigation_module_default.link
			}, void 0, false, {
				fileName: _jsxFileName$8,
				lineNumber: 42,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("button", {
				type: "button",
				className: ServicesDropdown_module_default.toggle,
				"aria-label": texts.header.showServices,
				"aria-expanded": open,
				"aria-controls": listId,
				onClick: () => setOpen(!open),
				children: /* @__PURE__ */ jsxDEV("svg", {
					viewBox: "0 0 16 16",
					width: "16",
					height: "16",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsxDEV("path", {
						d: "M3 5.5l5 5 5-5",
						fill: "none",
						stroke: "currentColor",
						strokeWidth: "2"
					}, void 0, false, {
						fileName: _jsxFileName$8,
						lineNumber: 52,
						columnNumber: 11
					}, this)
				}, void 0, false, {
					fileName: _jsxFileName$8,
					lineNumber: 51,
					columnNumber: 9
				}, this)
			}, void 0, false, {
				fileName: _jsxFileName$8,
				lineNumber: 43,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("ul", {
				id: listId,
				className: ServicesDropdown_module_default.list,
				"data-open": open,
				children: pages.map((page) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV(NavigationLink, {
					item: page,
					className: ServicesDropdown_module_default.link
				}, void 0, false, {
					fileName: _jsxFileName$8,
					lineNumber: 58,
					columnNumber: 13
				}, this) }, page.path, false, {
					fileName: _jsxFileName$8,
					lineNumber: 57,
					columnNumber: 11
				}, this))
			}, void 0, false, {
				fileName: _jsxFileName$8,
				lineNumber: 55,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$8,
		lineNumber: 35,
		columnNumber: 5
	}, this);
}
// src/layout/Navigation.tsx
var _jsxFileName$7 = "/tmp/wt/tests/src/layout/Navigation.tsx";
/** The main navigation of wide screens; without scripts it serves narrow ones too. */
function Navigation() {
	const { texts } = useSite();
	return /* @__PURE__ */ jsxDEV("nav", {
		className: Navigation_module_default.navigation,
		"aria-label": texts.header.mainNavigation,
		children: /* @__PURE__ */ jsxDEV("ul", {
			className: Navigation_module_default.list,
			children: mainNavigation(texts).map((item) => item.dropdown ? /* @__PURE__ */ jsxDEV(ServicesDropdown, {
				item,
				pages: item.dropdown
			}, item.path, false, {
				fileName: _jsxFileName$7,
				lineNumber: 15,
				columnNumber: 13
			}, this) : /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV(NavigationLink, {
				item,
				className: Navigation_module_default.link
			}, void 0, false, {
				fileName: _jsxFileName$7,
				lineNumber: 18,
				columnNumber: 15
			}, this) }, item.path, false, {
				fileName: _jsxFileName$7,
				lineNumber: 17,
				columnNumber: 13
			}, this))
		}, void 0, false, {
			fileName: _jsxFileName$7,
			lineNumber: 12,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$7,
		lineNumber: 11,
		columnNumber: 5
	}, this);
}
var TopBar_module_default = {
	bar: "TopBar-bar",
	end: "TopBar-end",
	phone: "TopBar-phone"
};
// src/layout/TopBar.tsx
var _jsxFileName$6 = "/tmp/wt/tests/src/layout/TopBar.tsx";
/** E-mail, social link, language switch and phone above the navigation, on wide screens. */
function TopBar() {
	const { texts } = useSite();
	return /* @__PURE__ */ jsxDEV("div", {
		className: TopBar_module_default.bar,
		children: [
			/* @__PURE__ */ jsxDEV("a", {
				href: site.emailLink,
				children: site.email
			}, void 0, false, {
				fileName: _jsxFileName$6,
				lineNumber: 11,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("a", {
				href: site.facebook,
				rel: "noopener",
				children: texts.header.facebook
			}, void 0, false, {
				fileName: _jsxFileName$6,
				lineNumber: 12,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("div", {
				className: TopBar_module_default.end,
				children: [/* @__PURE__ */ jsxDEV(LanguageSwitch, {}, void 0, false, {
					fileName: _jsxFileName$6,
					lineNumber: 16,
					columnNumber: 9
				}, this), /* @__PURE__ */ jsxDEV("a", {
					href: site.phoneLink,
					className: TopBar_module_default.phone,
					children: site.phone
				}, void 0, false, {
					fileName: _jsxFileName$6,
					lineNumber: 17,
					columnNumber: 9
				}, this)]
			}, void 0, true, {
				fileName: _jsxFileName$6,
				lineNumber: 15,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$6,
		lineNumber: 10,
		columnNumber: 5
	}, this);
}
/** True while the page is scrolled past the threshold. */
function useScrolled() {
	const [scrolled, setScrolled] = useState(false);
	useEffect(() => {
		const read = () => {
			if (!isScrollLocked()) setScrolled(window.scrollY > 32);
		};
		read();
		window.addEventListener("scroll", read, { passive: true });
		return () => window.removeEventListener("scroll", read);
	}, []);
	return scrolled;
}
// src/layout/Header.tsx
var _jsxFileName$5 = "/tmp/wt/tests/src/layout/Header.tsx";
/**
* The fixed header. Over a picture it is transparent until the page is scrolled or the menu is open
* (SPEC section 2, header).
*/
function Header({ overPicture }) {
	const { texts } = useSite();
	const path = usePath();
	const [menuOpen, setMenuOpen] = useState(false);
	const scrolled = useScrolled();
	useEffect(() => setMenuOpen(false), [path]);
	return /* @__PURE__ */ jsxDEV("header", {
		className: Header_module_default.header,
		"data-transparent": overPicture && !scrolled && !menuOpen,
		children: [
			/* @__PURE__ */ jsxDEV(TopBar, {}, void 0, false, {
				fileName: _jsxFileName$5,
				lineNumber: 29,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV("div", {
				className: Header_module_default.bar,
				children: [
					/* @__PURE__ */ jsxDEV(Link, {
						href: "/",
						className: Header_module_default.home,
						"aria-label": texts.header.home,
						children: /* @__PURE__ */ jsxDEV(Logo, {}, void 0, false, {
							fileName: _jsxFileName$5,
							lineNumber: 32,
							columnNumber: 11
						}, this)
					}, void 0, false, {
						fileName: _jsxFileName$5,
						lineNumber: 31,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV(Navigation, {}, void 0, false, {
						fileName: _jsxFileName$5,
						lineNumber: 34,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV(ButtonLink, {
						kind: "solid",
						href: site.phoneLink,
						className: Header_module_default.call,
						children: texts.freeVisit
					}, void 0, false, {
						fileName: _jsxFileName$5,
						lineNumber: 35,
						columnNumber: 9
					}, this),
					/* @__PURE__ */ jsxDEV("button", {
						type: "button",
						className: Header_module_default.menuButton,
						"aria-label": texts.header.openMenu,
						"aria-expanded": menuOpen,
						"aria-haspopup": "dialog",
						onClick: () => setMenuOpen(true),
						children: /* @__PURE__ */ jsxDEV("svg", {
							viewBox: "0 0 24 24",
							width: "28",
							height: "28",
							"aria-hidden": "true",
							children: /* @__PURE__ */ jsxDEV("path", {
								d: "M3 6h18M3 12h18M3 18h18",
								stroke: "currentColor",
								strokeWidth: "2"
							}, void 0, false, {
								fileName: _jsxFileName$5,
								lineNumber: 47,
								columnNumber: 13
							}, this)
						}, void 0, false, {
							fileName: _jsxFileName$5,
							lineNumber: 46,
							columnNumber: 11
						}, this)
					}, void 0, false, {
						fileName: _jsxFileName$5,
						lineNumber: 38,
						columnNumber: 9
					}, this)
				]
			}, void 0, true, {
				fileName: _jsxFileName$5,
				lineNumber: 30,
				columnNumber: 7
			}, this),
			/* @__PURE__ */ jsxDEV(MobileMenu, {
				open: menuOpen,
				close: () => setMenuOpen(false)
			}, void 0, false, {
				fileName: _jsxFileName$5,
				lineNumber: 51,
				columnNumber: 7
			}, this)
		]
	}, void 0, true, {
		fileName: _jsxFileName$5,
		lineNumber: 28,
		columnNumber: 5
	}, this);
}
var Layout_module_default = {
	skip: "Layout-skip",
	belowHeader: "Layout-belowHeader"
};
// src/layout/Layout.tsx
var _jsxFileName$4 = "/tmp/wt/tests/src/layout/Layout.tsx";
/** What every route shares: skip link, fixed header, footer (SPEC section 2, layout). */
function Layout({ route, children }) {
	const { texts } = useSite();
	return /* @__PURE__ */ jsxDEV(Fragment$1, { children: [
		/* @__PURE__ */ jsxDEV("a", {
			className: Layout_module_default.skip,
			href: "#content",
			children: texts.header.skip
		}, void 0, false, {
			fileName: _jsxFileName$4,
			lineNumber: 13,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(Header, { overPicture: route.headerOverPicture }, void 0, false, {
			fileName: _jsxFileName$4,
			lineNumber: 16,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("main", {
			id: "content",
			tabIndex: -1,
			className: route.headerOverPicture ? void 0 : Layout_module_default.belowHeader,
			children
		}, void 0, false, {
			fileName: _jsxFileName$4,
			lineNumber: 17,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(Footer, {}, void 0, false, {
			fileName: _jsxFileName$4,
			lineNumber: 20,
			columnNumber: 7
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName$4,
		lineNumber: 12,
		columnNumber: 5
	}, this);
}
// src/routing/use-route-change.ts
/** On every change of the path: scroll to the top and hand focus to the new page's heading. */
function useRouteChange(path) {
	const last = useRef(path);
	useEffect(() => {
		if (last.current === path) return;
		last.current = path;
		document.querySelector("h1")?.focus({ preventScroll: true });
		const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
		if (target) target.scrollIntoView();
		else scrollToTop();
	}, [path]);
}
var Toaster_module_default = {
	place: "Toaster-place",
	toast: "Toaster-toast",
	title: "Toaster-title"
};
// src/toast/Toaster.tsx
var _jsxFileName$3 = "/tmp/wt/tests/src/toast/Toaster.tsx";
/** Draws the toast: a status, or an alert when it is destructive; read out because the regions stand ready. */
function Toaster({ toast, close, hold, release }) {
	const { texts } = useSite();
	const body = toast && /* @__PURE__ */ jsxDEV("div", {
		className: Toaster_module_default.toast,
		"data-destructive": toast.destructive,
		onPointerEnter: hold,
		onPointerLeave: release,
		onFocus: hold,
		onBlur: release,
		children: [/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV("p", {
			className: Toaster_module_default.title,
			children: toast.title
		}, void 0, false, {
			fileName: _jsxFileName$3,
			lineNumber: 27,
			columnNumber: 9
		}, this), /* @__PURE__ */ jsxDEV("p", { children: toast.text }, void 0, false, {
			fileName: _jsxFileName$3,
			lineNumber: 28,
			columnNumber: 9
		}, this)] }, void 0, true, {
			fileName: _jsxFileName$3,
			lineNumber: 26,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV(CloseButton, {
			label: texts.toast.close,
			onClick: close
		}, void 0, false, {
			fileName: _jsxFileName$3,
			lineNumber: 30,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$3,
		lineNumber: 18,
		columnNumber: 5
	}, this);
	return /* @__PURE__ */ jsxDEV("div", {
		className: Toaster_module_default.place,
		children: [/* @__PURE__ */ jsxDEV("div", {
			role: "status",
			children: !toast?.destructive && body
		}, void 0, false, {
			fileName: _jsxFileName$3,
			lineNumber: 35,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("div", {
			role: "alert",
			children: toast?.destructive && body
		}, void 0, false, {
			fileName: _jsxFileName$3,
			lineNumber: 36,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$3,
		lineNumber: 34,
		columnNumber: 5
	}, this);
}
// src/toast/toast-queue.ts
/** Milliseconds that a toast stays (SPEC section 9). */
var toastDuration = 5e3;
/**
* One toast at a time: a new one takes the place of the one before. The clock stands still while the
* toast is held (hovered or focused). `show` is told what to show, null for nothing.
*/
function createToastQueue(show) {
	let timer;
	let startedAt = 0;
	let remaining = 0;
	const stop = () => clearTimeout(timer);
	const close = () => {
		stop();
		remaining = 0;
		show(null);
	};
	const run = () => {
		stop();
		startedAt = Date.now();
		timer = setTimeout(close, remaining);
	};
	return {
		open(toast) {
			remaining = toastDuration;
			show(toast);
			run();
		},
		close,
		hold() {
			if (remaining === 0) return;
			stop();
			remaining = Math.max(remaining - (Date.now() - startedAt), 1);
		},
		release() {
			if (remaining > 0) run();
		}
	};
}
// src/toast/ToastContext.tsx
var _jsxFileName$2 = "/tmp/wt/tests/src/toast/ToastContext.tsx";
var OpenToast = createContext(() => {});
/** The function that shows a toast in place of the one before. */
function useToast() {
	return useContext(OpenToast);
}
/** Carries the one toast that may show at a time, above every screen. */
function ToastProvider({ children }) {
	const [toast, setToast] = useState(null);
	const queue = useMemo(() => createToastQueue(setToast), []);
	useEffect(() => queue.close, [queue]);
	return /* @__PURE__ */ jsxDEV(OpenToast, {
		value: queue.open,
		children: [children, /* @__PURE__ */ jsxDEV(Toaster, {
			toast,
			close: queue.close,
			hold: queue.hold,
			release: queue.release
		}, void 0, false, {
			fileName: _jsxFileName$2,
			lineNumber: 21,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$2,
		lineNumber: 19,
		columnNumber: 5
	}, this);
}
// src/content/fetch-content.ts
/** The address of a text file; `folder` carries the hash of all texts and stands in the document. */
function contentFile(folder, name, language) {
	return `${folder}/${language}/${name}.json`;
}
/** Fetches texts in the browser. Rejects when they cannot be had, for instance after a redeploy. */
var fetchContent = async (name, language) => {
	const file = contentFile(document.getElementById("en")?.dataset.content ?? "", name, language);
	const answer = await fetch(file);
	if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
	return answer.json();
};
// src/app/screens.ts
var serviceDetail = () => import("./assets/ServiceDetail-CaoYKS3b.js");
/** Where the code of each screen lies; each is a file of its own, loaded when it is wanted. */
var screens = {
	home: () => import("./assets/Home-jfOpWjEs.js"),
	about: () => import("./assets/About-C-zBN73t.js"),
	services: () => import("./assets/Services-BHI36iu4.js"),
	winter: serviceDetail,
	sweeping: serviceDetail,
	excavation: serviceDetail,
	arborist: serviceDetail,
	facility: serviceDetail,
	news: () => import("./assets/News-B8Yj478W.js"),
	gallery: () => import("./assets/Gallery-DEEx7oqS.js"),
	contact: () => import("./assets/Contact-w-izZ-cr.js"),
	privacy: () => import("./assets/Privacy-D-ydECrz.js"),
	"not-found": () => import("./assets/NotFound-DmAJUnhQ.js")
};
/** The folder in src/screens that holds a screen's code: the five service pages share theirs. */
function screenFolder(screen) {
	return serviceNames.some((service) => service === screen) ? "service-detail" : screen;
}
// src/app/load-page.ts
/** Loads a screen's code and its texts together. Rejects when one of them cannot be had. */
async function loadPage(path, language, loadContent) {
	const route = findRoute(path);
	const [{ default: Screen }, content, shared] = await Promise.all([
		screens[route.screen](),
		loadContent(route.screen, language),
		loadContent("shared", language)
	]);
	return {
		path,
		route,
		language,
		Screen,
		content,
		shared
	};
}
// src/app/use-page.ts
/**
* Returns the page for a path and a language, loading it when either changes. The previous page stays on the
* screen meanwhile, and `data-loading` marks the document (src/styles/base.css shows it).
*
* When loading fails, the document reloads once, since a redeploy may have removed the file. If that does not
* help, a missing page throws to the error screen. A missing translation does not: the page keeps its language
* and `keepLanguage` is called with it.
*/
function usePage(initial, path, language, keepLanguage) {
	const [page, setPage] = useState(initial);
	const [failure, setFailure] = useState(null);
	const shown = page.path === path && page.language === language;
	useEffect(() => {
		if (shown) return;
		let stale = false;
		const { dataset } = document.documentElement;
		dataset.loading = "";
		loadPage(path, language, fetchContent).then((next) => {
			if (!stale) crossfade(() => flushSync(() => setPage(next)));
		}, (reason) => {
			if (stale || reloadOnce()) return;
			if (page.path === path) keepLanguage(page.language);
			else setFailure(reason);
		});
		return () => {
			stale = true;
			delete dataset.loading;
		};
	}, [
		shown,
		path,
		language,
		page,
		keepLanguage
	]);
	if (failure) throw failure;
	return page;
}
// src/app/App.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/app/App.tsx";
/** The whole site on one path, beginning with a page that is already in the document. */
function App({ initial }) {
	const path = normalisePath(usePath());
	const [language, setLanguage] = useState(initial.language);
	const page = usePage(initial, path, language, setLanguage);
	const { Screen } = page;
	useDocumentHead(page);
	useRouteChange(page.path);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
	}, []);
	const choose = (chosen) => {
		writeStored("localStorage", languageKey, chosen);
		setLanguage(chosen);
		const address = new URL(window.location.href);
		if (!address.searchParams.has("lang")) return;
		address.searchParams.delete("lang");
		navigate(address.pathname + address.search + address.hash, { replace: true });
	};
	return /* @__PURE__ */ jsxDEV(SiteContext, {
		value: {
			language: page.language,
			texts: page.shared.texts,
			stockPicture: page.shared.pictures.fallback,
			choose
		},
		children: /* @__PURE__ */ jsxDEV(ToastProvider, { children: /* @__PURE__ */ jsxDEV(ConsentProvider, { children: /* @__PURE__ */ jsxDEV(Layout, {
			route: page.route,
			children: /* @__PURE__ */ jsxDEV(Screen, { ...page.content }, page.path, false, {
				fileName: _jsxFileName$1,
				lineNumber: 51,
				columnNumber: 13
			}, this)
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 50,
			columnNumber: 11
		}, this) }, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 49,
			columnNumber: 9
		}, this) }, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 48,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName$1,
		lineNumber: 40,
		columnNumber: 5
	}, this);
}
// src/app/entry.prerender.tsx
var _jsxFileName = "/tmp/wt/tests/src/app/entry.prerender.tsx";
/** Draws a path in a language to finished HTML, exactly as the client will take it over. */
async function renderPage(path, language, loadContent) {
	const page = await loadPage(path, language, loadContent);
	const html = renderToString(/* @__PURE__ */ jsxDEV(ErrorScreen, { children: /* @__PURE__ */ jsxDEV(PrerenderedPath, {
		value: path,
		children: /* @__PURE__ */ jsxDEV(App, { initial: page }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 40,
			columnNumber: 9
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 39,
		columnNumber: 7
	}, this) }, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 38,
		columnNumber: 5
	}, this));
	const { content, route, shared } = page;
	const { screen } = route;
	const trail = screen === "home" || screen === "not-found" ? [] : trailOf(screen, shared.texts);
	return {
		html,
		...content.texts.meta,
		canonical: canonicalAddress(route, language),
		heading: headingOf(content),
		trail: trail.map((crumb) => ({
			label: crumb.label,
			path: pathOf(crumb.screen)
		})),
		firstPictures: firstPictures(content)
	};
}
function headingOf({ texts }) {
	if ("banner" in texts) return texts.banner.title;
	return "hero" in texts ? texts.hero.title : texts.title;
}
export { ButtonLink as _, useConsentSettings as a, subscribeToConsent as c, Banner as d, Hero as f, Button as g, Logo as h, CloseButton as i, useOnDemand as l, Picture as m, Dialog as n, notFoundRoute, chooseConsent as o, fill as p, lockScroll as r, renderPage, routes, readConsent as s, screenFolder, useToast as t, useTrail as u };
