/** The number of the on-call phone: the firm's own, where it has no other. */
export function onCallNumber({ onCall, phone }: { onCall: { phone: string }; phone: string }): string {
  return onCall.phone || phone;
}

/** The link that calls a number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** Splits a text at phone numbers, however they are spaced: the numbers are at the odd positions. */
export function splitAtNumbers(text: string, numbers: readonly string[]): string[] {
  const patterns = numbers.map((number) => Array.from(number.replace(/\s/g, ''), literal).join('\\s?'));
  return text.split(new RegExp(`((?:${patterns.join('|')})(?!\\d))`));
}

const literal = (character: string) => (character === '+' ? '\\+' : character);
