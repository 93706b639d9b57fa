// Runs in <head> before the first paint, and again for each page: hides a notice that has ended.

const { dataset } = document.documentElement;

/** In minutes since 1970. */
const end = Number(dataset.notice);

function hideIfEnded(): void {
  if (Date.now() / 60_000 >= end) delete dataset.notice;
}

hideIfEnded();
addEventListener('page-shown', hideIfEnded);
