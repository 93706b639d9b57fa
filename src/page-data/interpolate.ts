/** Replaces the marks of a text, such as `{number}` in `Side {number}`. */
export function fill(text: string, values: Record<string, string | number | null>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
