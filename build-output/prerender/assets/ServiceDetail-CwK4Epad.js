import { d as Banner, m as Picture, u as useTrail } from "../entry.prerender.js";
import { n as useSite } from "./SiteContext-DTmLCFQ_.js";
import { t as site } from "./site-CmQ7a2vi.js";
import { t as CallToAction } from "./CallToAction-DsBO3xUV.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { t as Reveal } from "./Reveal-DlV8oAza.js";
import { t as PointList } from "./PointList-C1Mo4_xL.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var ImageTextRow_module_default = {
	row: "ImageTextRow-row",
	figure: "ImageTextRow-figure",
	picture: "ImageTextRow-picture",
	text: "ImageTextRow-text"
};
// src/ui/ImageTextRow.tsx
/** A picture that runs to the edge beside its text; neighbouring rows alternate sides on wide screens. */
function ImageTextRow({ id, title, picture, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: ImageTextRow_module_default.row,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsx("div", {
			className: ImageTextRow_module_default.figure,
			children: /* @__PURE__ */ jsx(Picture, {
				place: "row",
				picture,
				sizes: "(width >= 60rem) 58vw, 100vw",
				className: ImageTextRow_module_default.picture
			})
		}), /* @__PURE__ */ jsxs(Reveal, {
			className: ImageTextRow_module_default.text,
			children: [/* @__PURE__ */ jsx(Heading, {
				id,
				children: title
			}), children]
		})]
	});
}
// src/screens/service-detail/ServiceDetail.tsx
/** The row of the winter page whose title links to an external document (SPEC section 2). */
var documentRow = 2;
/**
* The five service pages (SPEC section 2): alternating rows of picture and text, and the call for a
* free site visit at the end. Which service it is, the text file says.
*/
function ServiceDetail({ texts, pictures, name }) {
	const { consultation, opensExternal } = useSite().texts;
	const rows = texts.rows;
	const note = "documentNote" in texts ? texts.documentNote : null;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail(name)
		}),
		/* @__PURE__ */ jsx("div", { children: rows.map((row, index) => {
			const picture = pictures.rows[index];
			const leadsOut = note !== null && index === documentRow;
			return picture && /* @__PURE__ */ jsxs(ImageTextRow, {
				id: `row-${index + 1}`,
				picture,
				title: leadsOut ? /* @__PURE__ */ jsxs("a", {
					href: site.icePlaningDocument,
					rel: "noopener",
					children: [row.title, /* @__PURE__ */ jsxs("span", {
						className: "visually-hidden",
						children: [" ", opensExternal]
					})]
				}) : row.title,
				children: [
					leadsOut && /* @__PURE__ */ jsx("p", { children: note }),
					row.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)),
					/* @__PURE__ */ jsx(PointList, { points: row.points })
				]
			}, row.title);
		}) }),
		/* @__PURE__ */ jsx(CallToAction, { ...consultation })
	] });
}
export { ServiceDetail as default };
