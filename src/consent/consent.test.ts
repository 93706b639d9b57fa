import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, memoryStorage, stubWindow } from '../testing/storage.ts';

/** The module keeps the choice of a visit, so each test takes a fresh one. */
const freshConsent = () => import('./consent.ts');

beforeEach(() => {
  vi.resetModules();
});

describe('the consent', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('is what was stored: %s', async (stored, choice) => {
    stubWindow({ localStorage: memoryStorage({ cookieConsent: stored }) });
    expect((await freshConsent()).readConsent()).toBe(choice);
  });

  it.each(['', 'yes', 'TRUE', '1', 'null', 'undefined', '{"accepted":true}', ' true'])(
    'counts as no choice when the browser holds anything else: %j',
    async (stored) => {
      stubWindow({ localStorage: memoryStorage({ cookieConsent: stored }) });
      expect((await freshConsent()).readConsent()).toBeNull();
    },
  );

  it('is not given before a choice, and stored with its date by one', async () => {
    const { window } = stubWindow();
    vi.useFakeTimers({ now: new Date('2026-01-15T10:20:30Z') });
    const { chooseConsent, readConsent } = await freshConsent();
    expect(readConsent()).toBeNull();
    chooseConsent(false);
    expect(readConsent()).toBe(false);
    expect(window.localStorage.getItem('cookieConsent')).toBe('false');
    expect(window.localStorage.getItem('cookieConsentDate')).toBe('2026-01-15T10:20:30.000Z');
    vi.useRealTimers();
  });

  it.each([true, false])('takes the banner away, whatever is chosen: %s', async (accepted) => {
    const { dataset } = stubWindow();
    dataset.consent = 'unset';
    (await freshConsent()).chooseConsent(accepted);
    expect(dataset).not.toHaveProperty('consent');
  });

  it('holds for the visit where storage is blocked, and may be changed', async () => {
    stubWindow({ localStorage: blockedStorage });
    const { chooseConsent, readConsent } = await freshConsent();
    expect(readConsent()).toBeNull();
    chooseConsent(true);
    expect(readConsent()).toBe(true);
    chooseConsent(false);
    expect(readConsent()).toBe(false);
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

  it('is told to those who listen, from this tab and from others, until they stop', async () => {
    const { window } = stubWindow();
    const { chooseConsent, subscribeToConsent } = await freshConsent();
    const heard = vi.fn();
    const stop = subscribeToConsent(heard);
    chooseConsent(true);
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    chooseConsent(false);
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
