/** Returns a `mailto:` link with a subject and the lines of a text. */
export function messageLink(mailto: string, subject: string, lines: readonly string[]): string {
  const query = new URLSearchParams({ subject, body: lines.join('\r\n') });
  // E-mail programs would show a plus sign for each space.
  return `${mailto}?${String(query).replaceAll('+', '%20')}`;
}
