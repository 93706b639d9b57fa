/** Web servers give these names a meaning. */
export const reservedNames: readonly string[] = ['index', '404'];

const maxNameLength = 80;

/** Returns a name for a new file and its address: a to z, digits and hyphens. A reserved one begins with `kind`. */
export function fileNameFrom(text: string, kind: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-|-$/g, '');
  const isTaken = plain === '' || reservedNames.includes(plain);
  return isTaken ? `${kind}-${plain}`.replace(/-$/, '') : plain;
}
