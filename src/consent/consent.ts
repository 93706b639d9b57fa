import { readStored, writeStored } from '../browser/storage.ts';

/** Keys in local storage (SPEC section 3, cookie consent). */
export const consentKey = 'cookieConsent';
export const consentDateKey = 'cookieConsentDate';

/** true: accepted; false: declined; null: no choice yet. */
export type Consent = boolean | null;

let held: Consent = null;
const listeners = new Set<() => void>();

/** The stored choice; anything stored but `true` or `false` counts as none. */
export function readConsent(): Consent {
  const stored = readStored('localStorage', consentKey);
  return stored === 'true' ? true : stored === 'false' ? false : held;
}

/** Stores the choice with its date; where storage is blocked it holds for this visit. */
export function chooseConsent(accepted: boolean): void {
  held = accepted;
  // Removing works even where storage is full: the choice before must not outlive this one.
  writeStored('localStorage', consentKey, null);
  writeStored('localStorage', consentKey, String(accepted));
  writeStored('localStorage', consentDateKey, new Date().toISOString());
  delete document.documentElement.dataset.consent;
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, here or in another tab; returns the function that stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
