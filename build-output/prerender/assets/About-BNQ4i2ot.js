import { d as Banner, h as Logo, m as Picture, u as useTrail } from "../entry.prerender.js";
import { t as CallToAction } from "./CallToAction-DsBO3xUV.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { t as PointList } from "./PointList-C1Mo4_xL.js";
import { t as Reveal } from "./Reveal-DlV8oAza.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var About_module_default = {
	letter: "About-letter",
	commitment: "About-commitment",
	values: "About-values",
	prose: "About-prose",
	signature: "About-signature",
	wide: "About-wide",
	points: "About-points",
	valueList: "About-valueList"
};
// src/screens/about/About.tsx
/** About the firm (SPEC section 2, about): banner, story, commitment and values. */
function About({ texts, pictures }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail("about")
		}),
		/* @__PURE__ */ jsxs("section", {
			className: About_module_default.letter,
			children: [/* @__PURE__ */ jsx(Heading, { children: texts.story.title }), /* @__PURE__ */ jsxs("div", {
				className: About_module_default.prose,
				children: [texts.story.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)), /* @__PURE__ */ jsx("div", {
					className: About_module_default.signature,
					children: /* @__PURE__ */ jsx(Logo, {})
				})]
			})]
		}),
		/* @__PURE__ */ jsx(Picture, {
			picture: pictures.story,
			sizes: "100vw",
			place: "window",
			className: About_module_default.wide
		}),
		/* @__PURE__ */ jsxs("section", {
			className: About_module_default.commitment,
			children: [/* @__PURE__ */ jsxs(Reveal, {
				className: About_module_default.prose,
				children: [/* @__PURE__ */ jsx(Heading, { children: texts.commitment.title }), texts.commitment.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))]
			}), /* @__PURE__ */ jsx(Reveal, {
				className: About_module_default.points,
				children: /* @__PURE__ */ jsx(PointList, { points: texts.commitment.points })
			})]
		}),
		/* @__PURE__ */ jsxs("section", {
			className: About_module_default.values,
			children: [/* @__PURE__ */ jsx(Heading, { children: texts.values.title }), /* @__PURE__ */ jsx("ul", {
				className: About_module_default.valueList,
				children: texts.values.items.map(({ title, text }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx("h3", { children: title }), /* @__PURE__ */ jsx("p", { children: text })] }, title))
			})]
		}),
		/* @__PURE__ */ jsx(CallToAction, { ...texts.callToAction })
	] });
}
export { About as default };
