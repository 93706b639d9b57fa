/** Control characters and characters without a width, but not soft hyphens, which hyphenate, and joiners of emoji. */
const unseen = /(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Returns a text without the characters that nobody sees and without blanks at its ends, with `\n` for line breaks. */
export function cleanText(typed: string): string {
  // Phones and PowerPoint have line breaks of their own.
  const text = typed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  return text.replace(unseen, '').normalize().trim();
}
