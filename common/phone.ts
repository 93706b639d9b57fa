/** Returns a link that calls a number, however it is written. */
export function phoneLink(number: string): string {
  const digits = number.replace(/[^+\d]/g, '');
  // Without + a phone would dial the code of the country as part of the number.
  return `tel:${digits.replace(/^(?=47\d{8}$)/, '+')}`;
}
