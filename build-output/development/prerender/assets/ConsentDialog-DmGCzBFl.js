import { m as pathOf, n as useSite, r as Link } from "./SiteContext-WvxUo9rU.js";
import { g as Button, i as CloseButton, n as Dialog, o as chooseConsent } from "../entry.prerender.js";
import { t as useConsent } from "./use-consent-DBR8LE1k.js";
import { jsxDEV } from "react/jsx-dev-runtime";
var ConsentDialog_module_default = {
	dialog: "ConsentDialog-dialog",
	inner: "ConsentDialog-inner",
	head: "ConsentDialog-head",
	title: "ConsentDialog-title",
	category: "ConsentDialog-category",
	name: "ConsentDialog-name",
	always: "ConsentDialog-always",
	"switch": "ConsentDialog-switch",
	choices: "ConsentDialog-choices"
};
// src/consent/ConsentDialog.tsx
var _jsxFileName = "/tmp/wt/tests/src/consent/ConsentDialog.tsx";
/**
* The settings dialog (SPEC section 4): necessary, always on; functional, for the embedded map.
* The switch acts at once; closing without touching anything changes nothing.
*/
function ConsentDialog({ open, close }) {
	const { consent: texts } = useSite().texts;
	const consent = useConsent();
	const choose = (accepted) => {
		chooseConsent(accepted);
		close();
	};
	return /* @__PURE__ */ jsxDEV(Dialog, {
		open,
		onClose: close,
		label: texts.dialogTitle,
		className: ConsentDialog_module_default.dialog,
		children: /* @__PURE__ */ jsxDEV("div", {
			className: ConsentDialog_module_default.inner,
			children: [
				/* @__PURE__ */ jsxDEV("div", {
					className: ConsentDialog_module_default.head,
					children: [/* @__PURE__ */ jsxDEV("h2", {
						className: ConsentDialog_module_default.title,
						children: texts.dialogTitle
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 27,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV(CloseButton, {
						label: texts.close,
						onClick: close
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 28,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 26,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("p", { children: [
					texts.dialogIntro,
					" ",
					/* @__PURE__ */ jsxDEV(Link, {
						href: pathOf("privacy"),
						onClick: close,
						children: texts.privacyLink
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 32,
						columnNumber: 11
					}, this)
				] }, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 30,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("section", {
					className: ConsentDialog_module_default.category,
					children: [/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV("h3", {
						className: ConsentDialog_module_default.name,
						children: texts.necessary
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 38,
						columnNumber: 13
					}, this), /* @__PURE__ */ jsxDEV("p", { children: texts.necessaryText }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 39,
						columnNumber: 13
					}, this)] }, void 0, true, {
						fileName: _jsxFileName,
						lineNumber: 37,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("strong", {
						className: ConsentDialog_module_default.always,
						children: texts.alwaysOn
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 41,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 36,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("section", {
					className: ConsentDialog_module_default.category,
					children: [/* @__PURE__ */ jsxDEV("div", { children: [/* @__PURE__ */ jsxDEV("h3", {
						className: ConsentDialog_module_default.name,
						children: texts.functional
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 45,
						columnNumber: 13
					}, this), /* @__PURE__ */ jsxDEV("p", { children: texts.functionalText }, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 46,
						columnNumber: 13
					}, this)] }, void 0, true, {
						fileName: _jsxFileName,
						lineNumber: 44,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV("label", {
						className: ConsentDialog_module_default.switch,
						children: [/* @__PURE__ */ jsxDEV("span", { children: texts.map }, void 0, false, {
							fileName: _jsxFileName,
							lineNumber: 49,
							columnNumber: 13
						}, this), /* @__PURE__ */ jsxDEV("input", {
							type: "checkbox",
							role: "switch",
							"aria-checked": consent === true,
							checked: consent === true,
							onChange: (event) => chooseConsent(event.target.checked)
						}, void 0, false, {
							fileName: _jsxFileName,
							lineNumber: 50,
							columnNumber: 13
						}, this)]
					}, void 0, true, {
						fileName: _jsxFileName,
						lineNumber: 48,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 43,
					columnNumber: 9
				}, this),
				/* @__PURE__ */ jsxDEV("div", {
					className: ConsentDialog_module_default.choices,
					children: [/* @__PURE__ */ jsxDEV(Button, {
						kind: "solid",
						onClick: () => choose(false),
						children: texts.declineAll
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 60,
						columnNumber: 11
					}, this), /* @__PURE__ */ jsxDEV(Button, {
						kind: "solid",
						onClick: () => choose(true),
						children: texts.acceptAll
					}, void 0, false, {
						fileName: _jsxFileName,
						lineNumber: 63,
						columnNumber: 11
					}, this)]
				}, void 0, true, {
					fileName: _jsxFileName,
					lineNumber: 59,
					columnNumber: 9
				}, this)
			]
		}, void 0, true, {
			fileName: _jsxFileName,
			lineNumber: 25,
			columnNumber: 7
		}, this)
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 24,
		columnNumber: 5
	}, this);
}
export { ConsentDialog };
