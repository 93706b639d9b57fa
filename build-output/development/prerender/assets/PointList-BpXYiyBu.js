import { jsxDEV } from "react/jsx-dev-runtime";
var PointList_module_default = { list: "PointList-list" };
// src/ui/PointList.tsx
var _jsxFileName = "/tmp/wt/tests/src/ui/PointList.tsx";
/** A short list whose points are marked by small stakes; nothing where there are no points. */
function PointList({ points }) {
	if (points.length === 0) return null;
	return /* @__PURE__ */ jsxDEV("ul", {
		className: PointList_module_default.list,
		children: points.map((point) => /* @__PURE__ */ jsxDEV("li", { children: point }, point, false, {
			fileName: _jsxFileName,
			lineNumber: 9,
			columnNumber: 9
		}, this))
	}, void 0, false, {
		fileName: _jsxFileName,
		lineNumber: 7,
		columnNumber: 5
	}, this);
}
export { PointList as t };
