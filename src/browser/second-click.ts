/**
 * Two clicks are one: the second click of a double click, or tap of a double tap, does not press what the first has
 * brought under the pointer, nor close what it has opened.
 */
export function ignoreSecondClicks(): void {
  let first: { control: Element | null; event: PointerEvent } | undefined;

  addEventListener(
    'click',
    (click) => {
      const event = click as PointerEvent;
      const control = (event.target as Element).closest('a, button, summary');
      // Only Chromium counts taps.
      const isSecond =
        first && event.pointerType === 'touch'
          ? event.timeStamp - first.event.timeStamp < 300 &&
            Math.hypot(event.x - first.event.x, event.y - first.event.y) < 30
          : event.detail > 1;
      if (isSecond && (control !== first?.control || control?.matches('[aria-expanded], summary'))) {
        event.preventDefault();
        event.stopPropagation();
      } else first = { control, event };
    },
    true,
  );
}
