/** Puts values into the places that a text marks with braces, for instance `Side {number}`. */
export function fill(text: string, values: Record<string, string | number | null>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
