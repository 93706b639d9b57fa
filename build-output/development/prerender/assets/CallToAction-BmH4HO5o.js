import { m as pathOf, n as useSite } from "./SiteContext-WvxUo9rU.js";
import { t as site } from "./site-D2Ycn96u.js";
import { _ as ButtonLink } from "../entry.prerender.js";
import { t as Heading } from "./Heading-xX5bAAlX.js";
import { jsxDEV } from "react/jsx-dev-runtime";
var CallToAction_module_default = {
	block: "CallToAction-block",
	inner: "CallToAction-inner",
	text: "CallToAction-text",
	actions: "CallToAction-actions",
	phone: "CallToAction-phone"
};
// src/ui/CallToAction.tsx
var _jsxFileName = "/tmp/wt/tests/src/ui/CallToAction.tsx";
/** The dark block at a page's end: what to do now, the phone number, and the way to the form. */
function CallToAction({ title, text }) {
	const { call } = useSite().texts;
	return /* @__PURE__ */ jsxDEV("section", {
		className: CallToAction_module_default.block,
		children: /* @__PURE__ */ jsxDEV("div", {
			className: CallToAction_module_default.inner,
			children: [/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV(Heading, { children: title }, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 15,
				columnNumber: 11
			}, this), /* @__PURE__ */ jsxDEV("p", {
				className: CallToAction_module_default.text,
				children: text
			}, void 0, false, {
				fileName: _jsxFileName,
				lineNumber: 16,
				columnNumber: 11
			}, this)] }, void 0, true, {
				fileName: _jsxFileName,
				lineNumber: 14,
				columnNumber: 9
			}, this), /* @__PURE__ */ jsxDEV("div", {
				className: CallToAction_module_default.actions,
				children: [/* @__PURE__ */ jsxDEV("a", {
					className: CallToAction_module_default.phone,
					href: site.phoneLink,
					"aria-label": call.phone,
					children: site.phone
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 19,
					columnNumber: 11
				}, this), /* @__PURE__ */ jsxDEV(ButtonLink, {
					kind: "solid",
					href: pathOf("contact"),
					children: call.contact
				}, void 0, false, {
					fileName: _jsxFileName,
					lineNumber: 22,
					columnNumber: 11
				}, this)]
			}, void 0, true, {
				fileName: _jsxFileName,
				lineNumber: 18,
				columnNumber: 9
			}, this)]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 13,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 12,
		columnNumber: 5
	}, this);
}
export { CallToAction as t };
