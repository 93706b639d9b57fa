/** Returns the variables of a text, such as `{phone}`, with the indexes of their braces. */
export const findVariables = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(({ 0: variable, 1: name = '', index }) => {
    return { name, index, end: index + variable.length };
  });

export const variablesIn = (text: string): string[] => findVariables(text).map(({ name }) => name);

/** Returns the words of a text and, at odd indexes, the names of the variables between them. */
export const splitText = (text: string): string[] => text.split(/\{(\w+)\}/);

/** Replaces the variables of a text, such as `{number}` in `Side {number}`. */
export function interpolate(text: string, values: Record<string, string | number | null>): string {
  return text.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));
}
