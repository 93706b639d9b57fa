/** Photos that somebody clicks through quickly. */
const repeatable = '.yarl__navigation_prev, .yarl__navigation_next';

/** Lets a double click count as one, because its second click may land on what the first one has shown or moved there. */
export function ignoreSecondClicks(): void {
  const ignore = (event: MouseEvent) => {
    // The target of a click is always an element.
    if (event.detail < 2 || (event.target as Element).closest(repeatable)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, true);
}
