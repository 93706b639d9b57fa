/** Returns an address, or null for one that is malformed. `URL.canParse` of Node.js 20 and 22 refuses æ, ø and å when hot. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
