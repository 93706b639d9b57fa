/** Moves focus to the first heading or link of the page that is in the window. */
export function focusInWindow(): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const first = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a)')).find(
    (element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= Math.max(header, 0) && bottom <= window.innerHeight;
    },
  );
  if (first?.matches(':not(a)')) first.tabIndex = -1;
  (first ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
