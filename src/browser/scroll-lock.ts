export function isScrollLocked(): boolean {
  return 'scrollLocked' in document.documentElement.dataset;
}

/** Fixes the body, because iOS scrolls on under `overflow: hidden`. Returns a function that unlocks. */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  const top = window.scrollY;
  document.body.style.top = `${-top}px`;
  dataset.scrollLocked = '';
  return () => {
    delete dataset.scrollLocked;
    document.body.style.top = '';
    window.scrollTo({ top, behavior: 'instant' });
  };
}
