import { _ as ButtonLink, d as Banner, m as Picture, p as fill, u as useTrail } from "../entry.prerender.js";
import { g as serviceNames, m as pathOf, n as useSite } from "./SiteContext-DTmLCFQ_.js";
import { t as CallToAction } from "./CallToAction-DsBO3xUV.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
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
	return /* @__PURE__ */ jsxs("article", {
		className: ServiceSection_module_default.stop,
		children: [/* @__PURE__ */ jsx(Picture, {
			place: "row",
			picture,
			sizes: "(width >= 84rem) 45rem, (width >= 60rem) 52vw, 92vw",
			className: ServiceSection_module_default.picture
		}), /* @__PURE__ */ jsxs("div", {
			className: ServiceSection_module_default.text,
			children: [
				/* @__PURE__ */ jsx(Heading, { children: texts.title }),
				/* @__PURE__ */ jsx("p", {
					className: ServiceSection_module_default.description,
					children: texts.description
				}),
				/* @__PURE__ */ jsx("div", {
					ref: more,
					id: moreId,
					className: ServiceSection_module_default.more,
					hidden: !expanded,
					children: texts.more.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))
				}),
				/* @__PURE__ */ jsxs("div", {
					className: ServiceSection_module_default.actions,
					children: [/* @__PURE__ */ jsx(ButtonLink, {
						kind: "outline",
						href: pathOf(service),
						children: fill(labels.toPage, { service: services[service] })
					}), /* @__PURE__ */ jsxs("button", {
						type: "button",
						className: ServiceSection_module_default.toggle,
						"aria-expanded": expanded,
						"aria-controls": moreId,
						onClick: () => setExpanded(!expanded),
						children: [expanded ? labels.showLess : labels.readMore, /* @__PURE__ */ jsxs("span", {
							className: "visually-hidden",
							children: [": ", texts.title]
						})]
					})]
				})
			]
		})]
	});
}
var Services_module_default = {
	intro: "Services-intro",
	road: "Services-road"
};
// src/screens/services/Services.tsx
/** The services overview (SPEC section 2): five cards, each leading to its page, with more to read. */
function Services({ texts, pictures }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail("services")
		}),
		/* @__PURE__ */ jsx("p", {
			className: Services_module_default.intro,
			children: texts.intro
		}),
		/* @__PURE__ */ jsx("div", {
			className: Services_module_default.road,
			children: serviceNames.map((service) => /* @__PURE__ */ jsx(ServiceSection, {
				service,
				texts: texts.cards[service],
				labels: texts,
				picture: pictures.cards[service]
			}, service))
		}),
		/* @__PURE__ */ jsx(CallToAction, { ...texts.callToAction })
	] });
}
export { Services as default };
