import { m as pathOf, n as useSite } from "./SiteContext-DTmLCFQ_.js";
import { t as site } from "./site-CmQ7a2vi.js";
import { _ as ButtonLink } from "../entry.prerender.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { jsx, jsxs } from "react/jsx-runtime";
var CallToAction_module_default = {
	block: "CallToAction-block",
	inner: "CallToAction-inner",
	text: "CallToAction-text",
	actions: "CallToAction-actions",
	phone: "CallToAction-phone"
};
// src/ui/CallToAction.tsx
/** The dark block at a page's end: what to do now, the phone number, and the way to the form. */
function CallToAction({ title, text }) {
	const { call } = useSite().texts;
	return /* @__PURE__ */ jsx("section", {
		className: CallToAction_module_default.block,
		children: /* @__PURE__ */ jsxs("div", {
			className: CallToAction_module_default.inner,
			children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Heading, { children: title }), /* @__PURE__ */ jsx("p", {
				className: CallToAction_module_default.text,
				children: text
			})] }), /* @__PURE__ */ jsxs("div", {
				className: CallToAction_module_default.actions,
				children: [/* @__PURE__ */ jsx("a", {
					className: CallToAction_module_default.phone,
					href: site.phoneLink,
					"aria-label": call.phone,
					children: site.phone
				}), /* @__PURE__ */ jsx(ButtonLink, {
					kind: "solid",
					href: pathOf("contact"),
					children: call.contact
				})]
			})]
		})
	});
}
export { CallToAction as t };
