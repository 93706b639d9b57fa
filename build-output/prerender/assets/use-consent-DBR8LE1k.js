import { c as subscribeToConsent, s as readConsent } from "../entry.prerender.js";
import { useSyncExternalStore } from "react";
// src/consent/use-consent.ts
/** The visitor's choice as it stands now; null in the prerendered document. */
function useConsent() {
	return useSyncExternalStore(subscribeToConsent, readConsent, () => null);
}
export { useConsent as t };
