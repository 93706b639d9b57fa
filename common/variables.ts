/** The names of the marks in a text, without their braces. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The length of a text. A mark counts for nothing, or for the number of characters in `facts`. */
export function lengthOf(text: string, facts: Readonly<Record<string, number>> = {}): number {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => 'x'.repeat(facts[name] ?? 0)).trim().length;
}
