/** Returns the names of the variables in a text, without braces. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Returns the length of a text in which each variable has its length in `lengths`, else none. */
export function lengthWithoutVariables(text: string, lengths: Readonly<Record<string, number>> = {}): number {
  return text.replace(/\{(\w+)\}/g, (_variable, name: string) => 'x'.repeat(lengths[name] ?? 0)).trim()
    .length;
}
