/**
 * Shows or hides the notice: `<html data-notice>` becomes `today` until midnight of the day when it was written, and
 * empty after that; outside of its time it goes. The times are its beginning in minutes since 1970, and how many minutes
 * later that midnight and its end are. The document has them where the answer will be.
 */
export function showNotice(times?: string): void {
  const { dataset } = document.documentElement;
  const [from, midnight, until] = String(times ?? dataset.notice)
    .split(' ')
    .map(Number) as [number, number, number];
  const age = Date.now() / 60_000 - from;
  if (age >= 0 && age < until) dataset.notice = age < midnight ? 'today' : '';
  else delete dataset.notice;
}
