import { m as pathOf, n as useSite, r as Link } from "./SiteContext-DTmLCFQ_.js";
import { g as Button, i as CloseButton, n as Dialog, o as chooseConsent } from "../entry.prerender.js";
import { t as useConsent } from "./use-consent-DBR8LE1k.js";
import { jsx, jsxs } from "react/jsx-runtime";
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
	return /* @__PURE__ */ jsx(Dialog, {
		open,
		onClose: close,
		label: texts.dialogTitle,
		className: ConsentDialog_module_default.dialog,
		children: /* @__PURE__ */ jsxs("div", {
			className: ConsentDialog_module_default.inner,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: ConsentDialog_module_default.head,
					children: [/* @__PURE__ */ jsx("h2", {
						className: ConsentDialog_module_default.title,
						children: texts.dialogTitle
					}), /* @__PURE__ */ jsx(CloseButton, {
						label: texts.close,
						onClick: close
					})]
				}),
				/* @__PURE__ */ jsxs("p", { children: [
					texts.dialogIntro,
					" ",
					/* @__PURE__ */ jsx(Link, {
						href: pathOf("privacy"),
						onClick: close,
						children: texts.privacyLink
					})
				] }),
				/* @__PURE__ */ jsxs("section", {
					className: ConsentDialog_module_default.category,
					children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
						className: ConsentDialog_module_default.name,
						children: texts.necessary
					}), /* @__PURE__ */ jsx("p", { children: texts.necessaryText })] }), /* @__PURE__ */ jsx("strong", {
						className: ConsentDialog_module_default.always,
						children: texts.alwaysOn
					})]
				}),
				/* @__PURE__ */ jsxs("section", {
					className: ConsentDialog_module_default.category,
					children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
						className: ConsentDialog_module_default.name,
						children: texts.functional
					}), /* @__PURE__ */ jsx("p", { children: texts.functionalText })] }), /* @__PURE__ */ jsxs("label", {
						className: ConsentDialog_module_default.switch,
						children: [/* @__PURE__ */ jsx("span", { children: texts.map }), /* @__PURE__ */ jsx("input", {
							type: "checkbox",
							role: "switch",
							"aria-checked": consent === true,
							checked: consent === true,
							onChange: (event) => chooseConsent(event.target.checked)
						})]
					})]
				}),
				/* @__PURE__ */ jsxs("div", {
					className: ConsentDialog_module_default.choices,
					children: [/* @__PURE__ */ jsx(Button, {
						kind: "solid",
						onClick: () => choose(false),
						children: texts.declineAll
					}), /* @__PURE__ */ jsx(Button, {
						kind: "solid",
						onClick: () => choose(true),
						children: texts.acceptAll
					})]
				})
			]
		})
	});
}
export { ConsentDialog };
