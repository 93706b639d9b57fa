// Runs in <head> before the first paint, and again for each page: decides whether the notice is shown.

const { dataset } = document.documentElement;

/** The beginning in minutes since 1970, and the minutes from there to midnight and to the end. */
const [from = 0, midnight = 0, until = 0] = String(dataset.notice).split(' ').map(Number);

function decide(): void {
  const age = Date.now() / 60_000 - from;
  if (age < until) dataset.notice = age < midnight ? 'today' : '';
  else delete dataset.notice;
}

decide();
addEventListener('page-shown', decide);
