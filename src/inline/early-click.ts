import { chooseConsent } from '../consent/consent.ts';

/** Milliseconds that a click waits for the scripts. */
const clickTimeout = 5000;

/**
 * Saves the last click before hydration for React. An answer to the cookie banner counts at once. If scripts are late
 * or fail, the page works without them until the next page, because a control must not disappear under a finger.
 */
export function keepEarlyClick(): void {
  const { dataset } = document.documentElement;
  let early: HTMLElement | undefined;

  const remember = (event: MouseEvent) => {
    // The target of a click is always an element.
    const control = (event.target as Element).closest<HTMLElement>('button[type=button], a[hreflang]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { consent } = control.dataset;
    if (consent) chooseConsent(consent === 'true');
    if ('noJs' in dataset) return;
    early = control;
    // A language switch that loads another document would lose typed text.
    event.preventDefault();
    if (!consent) setTimeout(giveUp, clickTimeout);
  };
  const giveUp = () => {
    if (early) dataset.noJs = '';
  };

  addEventListener('click', remember);
  addEventListener('hydration-failed', () => {
    dataset.noJs = '';
    if (early instanceof HTMLAnchorElement) early.click();
  });
  // Hydration is only scheduled by now, but React hydrates the target of a click synchronously.
  addEventListener('hydration-start', () => {
    removeEventListener('click', remember);
    if (!('noJs' in dataset)) early?.click();
    early = undefined;
  });
}
