import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, stubWindow } from '../testing/storage.ts';

// tests/consent has what a visitor does, tests/faults what happens where storage is blocked.

/** The module keeps the choice of a visit, so each test takes a fresh one. */
const freshConsent = () => import('./consent.ts');

beforeEach(() => void vi.resetModules());

describe('the consent', () => {
  it.each<[string, boolean | null]>([
    ['true', true],
    ['false', false],
    ...['', 'yes', 'TRUE', '1', 'null', '{"accepted":true}', ' true'].map((other): [string, null] => [
      other,
      null,
    ]),
  ])('that is stored as %j is %j', async (stored, choice) => {
    stubWindow({ localStorage: memoryStorage({ cookieConsent: stored }) });
    expect((await freshConsent()).readConsent()).toBe(choice);
  });

  it('does not outlive its withdrawal where storage is full', async () => {
    const full = {
      ...memoryStorage({ cookieConsent: 'true' }),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    stubWindow({ localStorage: full });
    const { chooseConsent, readConsent } = await freshConsent();
    chooseConsent(false);
    expect(readConsent()).toBe(false);
    expect(full.getItem('cookieConsent')).toBeNull();
  });
});
