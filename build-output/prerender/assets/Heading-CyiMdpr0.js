import { jsx } from "react/jsx-runtime";
var Heading_module_default = { heading: "Heading" };
// src/ui/Heading.tsx
/** The heading that opens a section, with the stake that marks the place. */
function Heading({ id, children }) {
	return /* @__PURE__ */ jsx("h2", {
		id,
		className: Heading_module_default.heading,
		children
	});
}
export { Heading as t };
