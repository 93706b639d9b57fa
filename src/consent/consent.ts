import { readStored, writeStored } from '../browser/storage.ts';

export const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

/** True: accepted; false: declined; null: no choice yet. */
export type Consent = boolean | null;

let sessionConsent: Consent = null;
/** The event for this tab; browsers tell the others. */
const changeEvent = 'consent-change';

/** Anything but `true` or `false` in storage counts as no choice. */
export function readConsent(): Consent {
  const stored = readStored('localStorage', consentKey);
  if (stored === 'true') return true;
  if (stored === 'false') return false;
  return sessionConsent;
}

/** Stores the choice with its date, or keeps it for this visit if storage is blocked. */
export function chooseConsent(accepted: boolean): void {
  // Removing works even in full storage: the earlier choice must not outlive this one.
  writeStored('localStorage', consentKey, null);
  writeStored('localStorage', consentKey, String(accepted));
  writeStored('localStorage', consentDateKey, new Date().toISOString());
  sessionConsent = readStored('localStorage', consentKey) === null ? accepted : null;
  delete document.documentElement.dataset.consent;
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls back when any tab changes the choice. Returns the function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  // A page that Back brings from the browser's cache has missed what other tabs have stored.
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
