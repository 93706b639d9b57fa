import { fittingName } from '../../builder/news/article-name.ts';

/** A name for a file and its address: a to z, numbers and hyphens. `kind` says what it is of. */
export function fileNameFrom(text: string, kind: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return fittingName(plain, kind);
}
