// Runs in <head>, before the first paint, of documents with a notice: decides whether it shows, and again for each page.

const { dataset } = document.documentElement;

/** Its beginning in minutes since 1970, and how many minutes later the midnight after it and its end are. */
const [from, midnight, until] = String(dataset.notice).split(' ').map(Number) as [number, number, number];

/** The notice is `today` until that midnight, and empty after it; after its end the attribute goes. */
function decide(): void {
  const age = Date.now() / 60_000 - from;
  if (age < until) dataset.notice = age < midnight ? 'today' : '';
  else delete dataset.notice;
}

decide();
addEventListener('page', decide);
