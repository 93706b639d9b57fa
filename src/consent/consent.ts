import { readStored, writeStored } from '../browser/storage.ts';

export const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

/** True if accepted, false if declined, null before the choice. */
export type Consent = boolean | null;

let sessionConsent: Consent = null;
/** The event for this tab. Browsers notify the other tabs. */
const changeEvent = 'consent-change';

/** Values other than `true` and `false` count as no choice. */
export function readConsent(): Consent {
  const stored = readStored('localStorage', consentKey);
  if (stored === 'true') return true;
  if (stored === 'false') return false;
  return sessionConsent;
}

/** Remembers the choice for this visit if storage is blocked. */
export function chooseConsent(accepted: boolean): void {
  // Removes the earlier choice first, because only that works in full storage.
  writeStored('localStorage', consentKey, null);
  writeStored('localStorage', consentKey, String(accepted));
  writeStored('localStorage', consentDateKey, new Date().toISOString());
  sessionConsent = readStored('localStorage', consentKey) === null ? accepted : null;
  updateBanner();
  window.dispatchEvent(new Event(changeEvent));
}

/** Shows the cookie banner until a choice is stored. */
export function updateBanner(): void {
  const { dataset } = document.documentElement;
  if (readConsent() === null) dataset.consent = 'unset';
  else delete dataset.consent;
}

/** Calls the listener for choices in this tab and in others. */
export function subscribeToConsent(listener: () => void): () => void {
  const update = () => {
    updateBanner();
    listener();
  };
  // A document that arrives slowly has been without a banner.
  updateBanner();
  // A page from the back/forward cache has missed the choices of other tabs.
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, update);
  return () => {
    for (const event of events) window.removeEventListener(event, update);
  };
}
