import { readStored, writeStored } from '../browser/storage.ts';

/** Keys in local storage. */
export const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

/** True: accepted; false: declined; null: no choice yet. */
export type Consent = boolean | null;

let held: Consent = null;
/** The event by which this tab learns of a choice; browsers tell the other tabs. */
const chosen = 'consent';

/** Reads the stored choice. Anything but `true` or `false` counts as none. */
export function readConsent(): Consent {
  const stored = readStored('localStorage', consentKey);
  return stored === 'true' ? true : stored === 'false' ? false : held;
}

/** Stores the choice with its date. If storage is blocked, the choice lasts for this visit only. */
export function chooseConsent(accepted: boolean): void {
  // Removing works even if storage is full: the earlier choice must not outlive this one.
  writeStored('localStorage', consentKey, null);
  writeStored('localStorage', consentKey, String(accepted));
  writeStored('localStorage', consentDateKey, new Date().toISOString());
  held = readStored('localStorage', consentKey) === null ? accepted : null;
  delete document.documentElement.dataset.consent;
  window.dispatchEvent(new Event(chosen));
}

/** Calls back when the choice changes, in this tab or another. Returns the function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  const events = [chosen, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
