/** Focuses a control or words of the form, and scrolls their part of the form to where no toast covers it. */
export function focusAboveToast(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const part = element.closest('div');
  part?.scrollIntoView({ block: 'nearest' });
  // A window too low for the whole part shows its end: an error, or the links after a failure.
  part?.lastElementChild?.scrollIntoView({ block: 'nearest' });
}
