import { createContext, useContext, useSyncExternalStore } from "react";
import { jsx } from "react/jsx-runtime";
// src/routing/routes.ts
/** The one route table: navigation, prerender, sitemap and tests all read it (SPEC section 2). */
var routes = [
	{
		path: "/",
		screen: "home",
		headerOverPicture: true
	},
	{
		path: "/about",
		screen: "about",
		headerOverPicture: true
	},
	{
		path: "/services",
		screen: "services",
		headerOverPicture: true
	},
	{
		path: "/services/vinterdrift",
		screen: "winter",
		headerOverPicture: false
	},
	{
		path: "/services/feietjenester",
		screen: "sweeping",
		headerOverPicture: false
	},
	{
		path: "/services/graving",
		screen: "excavation",
		headerOverPicture: false
	},
	{
		path: "/services/trepleie",
		screen: "arborist",
		headerOverPicture: false
	},
	{
		path: "/services/eiendomsforvaltning",
		screen: "facility",
		headerOverPicture: false
	},
	{
		path: "/aktuelt",
		screen: "news",
		headerOverPicture: true
	},
	{
		path: "/gallery",
		screen: "gallery",
		headerOverPicture: true
	},
	{
		path: "/contact",
		screen: "contact",
		headerOverPicture: true
	},
	{
		path: "/personvern",
		screen: "privacy",
		headerOverPicture: false
	}
];
/** What any other path shows (SPEC section 2, 404 page). */
var notFoundRoute = {
	path: "/404",
	screen: "not-found",
	headerOverPicture: false
};
/** The five services in the order of SPEC section 2, header. */
var serviceNames = [
	"winter",
	"sweeping",
	"excavation",
	"arborist",
	"facility"
];
/** `/about/`, on some hosts `/about/index.html`, and `/about` are the same page; the last is the canonical one. */
function normalisePath(path) {
	return path.replace(/\/+(index\.html)?$/, "") || "/";
}
/** The route that a path shows; the 404 page for a path that is not in the table. */
function findRoute(path) {
	const wanted = normalisePath(path);
	return routes.find((route) => route.path === wanted) ?? notFoundRoute;
}
/** The path of a screen, for links. */
function pathOf(screen) {
	return (routes.find((route) => route.screen === screen) ?? notFoundRoute).path;
}
// src/browser/motion.ts
/** True where the visitor asks for less motion. */
function prefersReducedMotion() {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
/** Scrolls to the top of the page, smoothly unless the visitor asks for less motion (SPEC section 2). */
function scrollToTop() {
	window.scrollTo({
		top: 0,
		behavior: prefersReducedMotion() ? "instant" : "smooth"
	});
}
/** Changes the page, as a crossfade where the browser has one and motion is welcome. */
function crossfade(change) {
	if (document.startViewTransition && !prefersReducedMotion()) document.startViewTransition(change);
	else change();
}
// src/routing/address.ts
/** The path that the build draws; there is no window to ask. */
var PrerenderedPath = createContext("/");
var listeners = /* @__PURE__ */ new Set();
function subscribe(listener) {
	listeners.add(listener);
	window.addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("popstate", listener);
	};
}
/** Shows another address of this site without loading a document; `replace` leaves no step to go back to. */
function navigate(to, { replace = false } = {}) {
	window.history[replace ? "replaceState" : "pushState"](null, "", to);
	for (const listener of listeners) listener();
}
/** The path of the address, as it stands now. */
function usePath() {
	const prerendered = useContext(PrerenderedPath);
	return useSyncExternalStore(subscribe, () => window.location.pathname, () => typeof window === "undefined" ? prerendered : window.location.pathname);
}
/** The query of the address, with its question mark; empty in the prerendered document. */
function useQuery() {
	return useSyncExternalStore(subscribe, () => window.location.search, () => "");
}
// src/routing/Link.tsx
/** A link to a page of this site: a plain anchor that, once scripts run, changes the page without a reload. */
function Link({ href, onClick, ...rest }) {
	const follow = (event) => {
		onClick?.(event);
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
		event.preventDefault();
		if (href === window.location.pathname + window.location.search) scrollToTop();
		else navigate(href);
	};
	return /* @__PURE__ */ jsx("a", {
		href,
		...rest,
		onClick: follow
	});
}
// src/site/SiteContext.tsx
var SiteContext = createContext(null);
/** The language on the screen and its shared texts. Throws outside the app. */
function useSite() {
	const state = useContext(SiteContext);
	if (!state) throw new Error("useSite is called outside SiteContext");
	return state;
}
export { navigate as a, crossfade as c, findRoute as d, normalisePath as f, serviceNames as g, routes as h, PrerenderedPath as i, prefersReducedMotion as l, pathOf as m, useSite as n, usePath as o, notFoundRoute as p, Link as r, useQuery as s, SiteContext as t, scrollToTop as u };
