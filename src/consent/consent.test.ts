import { expect, it } from 'vitest';
import { memoryStorage, stubWindow } from '../testing/storage.ts';
import { chooseConsent, readConsent } from './consent.ts';

// The rest is in consent.spec.ts and tests/faults.

it('a consent does not outlive its withdrawal where storage is full', async () => {
  const full = {
    ...memoryStorage({ cookieConsent: 'true' }),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  stubWindow({ localStorage: full });
  chooseConsent(false);
  expect(readConsent()).toBe(false);
  expect(full.getItem('cookieConsent')).toBeNull();
});
