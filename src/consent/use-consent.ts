import { useSyncExternalStore } from 'react';
import { type Consent, readConsent, subscribeToConsent } from './consent.ts';

/** The visitor's current choice; null in the prerendered document. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => null);
}
