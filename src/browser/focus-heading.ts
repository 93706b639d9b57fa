/** Moves the focus to the page's main heading, so that screen readers and the keyboard go on from there. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Focuses the first heading in the window, else the heading of the section that fills the window. */
export function focusHeadingInWindow(): void {
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  const isInWindow = (heading: HTMLElement) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= headerEnd && bottom <= innerHeight;
  };
  const isAbove = (heading: HTMLElement) => heading.getBoundingClientRect().top < headerEnd;
  const heading = headings.find(isInWindow) ?? headings.filter(isAbove).pop() ?? headings[0];
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
