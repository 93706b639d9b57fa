import { _ as ButtonLink, d as Banner, m as Picture, p as fill, u as useTrail } from "../entry.prerender.js";
import { g as serviceNames, m as pathOf, n as useSite } from "./SiteContext-WvxUo9rU.js";
import { t as CallToAction } from "./CallToAction-BmH4HO5o.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsxDEV } from "react/jsx-dev-runtime";
var ServiceSection_module_default = {
	stop: "ServiceSection-stop",
	picture: "ServiceSection-picture",
	text: "ServiceSection-text",
	description: "ServiceSection-description",
	more: "ServiceSection-more",
	actions: "ServiceSection-actions",
	toggle: "ServiceSection-toggle"
};
// src/screens/services/ServiceSection.tsx
var _jsxFileName$1 = "/tmp/wt/tests/src/screens/services/ServiceSection.tsx";
/**
* One service of the overview: its card, and a text that opens with "Read more" (SPEC section 4).
* The collapsed text is in the document, and a search in the page finds and opens it.
*/
function ServiceSection({ service, texts, labels, picture }) {
	const { services } = useSite().texts;
	const [expanded, setExpanded] = useState(false);
	const moreId = useId();
	const more = useRef(null);
	useEffect(() => {
		const element = more.current;
		if (!element) return;
		if (!expanded) element.setAttribute("hidden", "until-found");
		const open = () => setExpanded(true);
		element.addEventListener("beforematch", open);
		return () => element.removeEventListener("beforematch", open);
	}, [expanded]);
	return /* @__PURE__ */ jsxDEV("article", {
		className: ServiceSection_module_default.stop,
		children: [/* @__PURE__ */ jsxDEV(Picture, {
			place: "row",
			picture,
			sizes: "(width >= 84rem) 45rem, (width >= 60rem) 52vw, 92vw",
			className: ServiceSection_module_default.picture
		}, void 0, false, {
			fileName: _jsxFileName$1,
			lineNumber: 41,
			columnNumber: 7
		}, this), /* @__PURE__ */ jsxDEV("div", {
			className: ServiceSection_module_default.text,
			children: [
				/* @__PURE__ */ jsxDEV(Heading, { children: texts.title }, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 48,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", {
					className: ServiceSection_module_default.description,
					children: texts.description
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 49,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					ref: more,
					id: moreId,
					className: ServiceSection_module_default.more,
					hidden: !expanded,
					children: texts.more.map((paragraph) => /* @__PURE__ */ jsxDEV("p", { children: paragraph }, paragraph, false, {
						fileName: _jsxFileName$1,
						lineNumber: 52,
						columnNumber: 13
					}, this))
				}, void 0, false, {
					fileName: _jsxFileName$1,
					lineNumber: 50,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					className: ServiceSection_module_default.actions,
					children: [/* @__PURE__ */ jsxDEV(ButtonLink, {
						kind: "outline",
						href: pathOf(service),
						children: fill(labels.toPage, { service: services[service] })
					}, void 0, false, {
						fileName: _jsxFileName$1,
						lineNumber: 56,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("button", {
						type: "button",
						className: ServiceSection_module_default.toggle,
						"aria-expanded": expanded,
						"aria-controls": moreId,
						onClick: () => setExpanded(!expanded),
						children: [expanded ? labels.showLess : labels.readMore, /* @__PURE__ */ jsxDEV("span", {
							className: "visually-hidden",
							children: [": ", texts.title]
						}, void 0, true, {
							fileName: _jsxFileName$1,
							lineNumber: 67,
							columnNumber: 13
						}, this)]
					}, void 0, true, {
						fileName: _jsxFileName$1,
						lineNumber: 59,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName$1,
					lineNumber: 55,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName$1,
			lineNumber: 47,
			columnNumber: 7
		}, this)]
	}, void 0, true, {
		fileName: _jsxFileName$1,
		lineNumber: 40,
		columnNumber: 5
	}, this);
}
var Services_module_default = {
	intro: "Services-intro",
	road: "Services-road"
};
// src/screens/services/Services.tsx
var _jsxFileName = "/tmp/wt/tests/src/screens/services/Services.tsx";
/** The services overview (SPEC section 2): five cards, each leading to its page, with more to read. */
function Services({ texts, pictures }) {
	return /* @__PURE__ */ jsxDEV(Fragment$1, { children: [
		/* @__PURE__ */ jsxDEV(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail("services")
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 13,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("p", {
			className: Services_module_default.intro,
			children: texts.intro
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 14,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV("div", {
			className: Services_module_default.road,
			children: serviceNames.map((service) => /* @__PURE__ */ jsxDEV(ServiceSection, {
				service,
				texts: texts.cards[service],
				labels: texts,
				picture: pictures.cards[service]
			}, service, false, {
				fileName: _jsxFileName,
				lineNumber: 17,
				columnNumber: 11
			}, this))
		}, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 15,
			columnNumber: 7
		}, this),
		/* @__PURE__ */ jsxDEV(CallToAction, { ...texts.callToAction }, void 0, false, {
			fileName: _jsxFileName,
			lineNumber: 26,
			columnNumber: 7
		}, this)
	] }, void 0, true, {
		fileName: _jsxFileName,
		lineNumber: 12,
		columnNumber: 5
	}, this);
}
export { Services as default };
