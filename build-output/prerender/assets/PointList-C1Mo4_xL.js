import { jsx } from "react/jsx-runtime";
var PointList_module_default = { list: "PointList-list" };
// src/ui/PointList.tsx
/** A short list whose points are marked by small stakes; nothing where there are no points. */
function PointList({ points }) {
	if (points.length === 0) return null;
	return /* @__PURE__ */ jsx("ul", {
		className: PointList_module_default.list,
		children: points.map((point) => /* @__PURE__ */ jsx("li", { children: point }, point))
	});
}
export { PointList as t };
