/** Replaces the variables of a text, such as `{number}` in `Side {number}`. */
export function interpolate(text: string, values: Record<string, string | number | null>): string {
  return text.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));
}
