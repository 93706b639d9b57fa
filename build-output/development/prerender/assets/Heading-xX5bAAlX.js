import { jsxDEV } from "react/jsx-dev-runtime";
var Heading_module_default = { heading: "Heading" };
// src/ui/Heading.tsx
var _jsxFileName = "/tmp/wt/tests/src/ui/Heading.tsx";
/** The heading that opens a section, with the stake that marks the place. */
function Heading({ id, children }) {
	return /* @__PURE__ */ jsxDEV("h2", {
		id,
		className: Heading_module_default.heading,
		children
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 13,
		columnNumber: 5
	}, this);
}
export { Heading as t };
