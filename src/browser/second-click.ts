/** Milliseconds and pixels between the two taps of a double tap, at most. */
const doubleTap = { time: 300, distance: 30 };

const controlOf = ({ target }: Event) => (target as Element).closest('a, button, summary');

/**
 * Two clicks are one: the second click of a double click does not press what the first has brought under the pointer,
 * nor close what it has opened. A key that is held presses once.
 */
export function ignoreSecondClicks(): void {
  let first: { control: Element | null; at: MouseEvent } | undefined;
  const isSecond = (event: MouseEvent) => {
    // Only Chromium counts taps.
    if ((event as PointerEvent).pointerType !== 'touch' || !first) return event.detail > 1;
    const { timeStamp, clientX, clientY } = first.at;
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    return event.timeStamp - timeStamp < doubleTap.time && distance < doubleTap.distance;
  };
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      const isOther = control !== first?.control || control?.matches('[aria-expanded], summary');
      if (isOther && isSecond(event)) ignore(event);
      else first = { control, at: event };
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && controlOf(event) && ignore(event),
    true,
  );
}
