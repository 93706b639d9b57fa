export function isScrollLocked(): boolean {
  return document.body.style.position === 'fixed';
}

/** Fixes the body, because iOS scrolls on under `overflow: hidden`. Returns a function that unlocks. */
export function lockScroll(): () => void {
  const { style } = document.body;
  const top = window.scrollY;
  Object.assign(style, { position: 'fixed', insetInline: '0', top: `${-top}px` });
  return () => {
    Object.assign(style, { position: '', insetInline: '', top: '' });
    window.scrollTo({ top, behavior: 'instant' });
  };
}
