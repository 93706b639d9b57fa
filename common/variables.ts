/** The names of the marks in a text, without their braces. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The length of a text. A mark counts for nothing, or for the number of characters in `facts`. */
export function lengthWithoutVariables(text: string, lengths: Readonly<Record<string, number>> = {}): number {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => 'x'.repeat(lengths[name] ?? 0)).trim().length;
}
