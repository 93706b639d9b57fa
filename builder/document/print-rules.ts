/** Splits a minified style sheet into the rules for the screen and its `@media print` blocks. */
export function splitPrintRules(css: string): { screen: string; print: string } {
  let screen = '';
  let print = '';
  let rest = css;
  for (;;) {
    const start = rest.indexOf('@media print{');
    if (start === -1) return { screen: screen + rest, print };
    let end = rest.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
    }
    screen += rest.slice(0, start);
    print += rest.slice(start, end);
    rest = rest.slice(end);
  }
}
