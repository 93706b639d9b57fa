/** Ignores the second click of a double click or tap on whatever the first has opened or brought there. */
export function ignoreSecondClicks(): void {
  let first = new PointerEvent('click');
  let pressed: Element | null = null;

  const onClick = (event: PointerEvent) => {
    const control = (event.target as Element).closest('a, button, summary');
    const isSecond =
      event.pointerType === 'touch'
        ? event.timeStamp - first.timeStamp < 300 && Math.hypot(event.x - first.x, event.y - first.y) < 30
        : event.detail > 1;
    if (isSecond && (control !== pressed || control?.matches('[aria-expanded], summary'))) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      first = event;
      pressed = control;
    }
  };
  addEventListener('click', onClick as (event: Event) => void, true);
}
