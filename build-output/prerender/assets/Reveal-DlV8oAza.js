import { l as prefersReducedMotion } from "./SiteContext-DTmLCFQ_.js";
import { useEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
var Reveal_module_default = { reveal: "Reveal" };
// src/ui/Reveal.tsx
/** Share of the element that must be seen, and the margin at the window's bottom (SPEC section 9). */
var threshold = .2;
var bottomMargin = "-10%";
/**
* Fades its content in when 20 % of it is seen. It hides only what lies below the window once the
* script runs, so nothing is lost without scripts and nothing that is already seen blinks.
*/
function Reveal({ children, className = "" }) {
	const ref = useRef(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || prefersReducedMotion() || !("IntersectionObserver" in window)) return;
		const { top, height } = element.getBoundingClientRect();
		if (top < window.innerHeight) return;
		element.dataset.reveal = "waiting";
		const reachable = Math.min(threshold, window.innerHeight * .8 * threshold / height);
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			element.dataset.reveal = "shown";
			observer.disconnect();
		}, {
			threshold: reachable,
			rootMargin: `0px 0px ${bottomMargin} 0px`
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			delete element.dataset.reveal;
		};
	}, []);
	return /* @__PURE__ */ jsx("div", {
		ref,
		className: `${Reveal_module_default.reveal} ${className}`,
		children
	});
}
export { Reveal as t };
