/** A window as narrow as in frame.css: it opens on the menu, and shows fields or page. */
export const isNarrow = matchMedia('(max-width: 79.999rem)');
