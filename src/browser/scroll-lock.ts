let locks = 0;
let lockedAt = 0;

export function isScrollLocked(): boolean {
  return locks > 0;
}

/** Fixes the body, because iOS scrolls on under `overflow: hidden`. Returns a function that unlocks. */
export function lockScroll(): () => void {
  if (locks === 0) {
    lockedAt = window.scrollY;
    document.body.style.top = `${-lockedAt}px`;
    document.documentElement.dataset.scrollLocked = '';
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks > 0) return;
    delete document.documentElement.dataset.scrollLocked;
    document.body.style.top = '';
    window.scrollTo({ top: lockedAt, behavior: 'instant' });
  };
}
