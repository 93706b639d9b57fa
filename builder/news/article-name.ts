import { articlePath } from '../../src/routing/paths.ts';

/** The longest names in characters: of a new article, and what a file system holds with an ending. */
const lengths = { new: 80, any: 200 };

/** What Windows takes for a device. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** What means something else in addresses: what every folder of a host has. */
const taken: readonly string[] = ['index', '404'];

/** The name of the article that a path leads to. */
export const slugOf = (path: string): string => path.slice(articlePath('').length);

/** What is wrong with the name of an article in files and addresses, in Norwegian; null if nothing is. */
export function nameComplaint(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name))
    return 'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.';
  if (devices.test(name)) return `Filnavnet kan ikke være ${name}.md: Windows kan ikke ha en slik fil.`;
  if (taken.includes(name))
    return `Filnavnet kan ikke være ${name}.md: adressen betyr noe annet. Ta med et ord til, for eksempel ${name}-nytt.md.`;
  if (name.length > lengths.any)
    return `Filnavnet er for langt: det har ${name.length} tegn, og det er plass til ${lengths.any}.`;
  return null;
}

/** A name for a new file and its address: a to z, numbers and hyphens. `kind` says what it is of. */
export function fileNameFrom(text: string, kind: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short = plain.length > lengths.new ? plain.slice(0, lengths.new + 1).replace(/-[^-]*$/, '') : plain;
  const name = short.slice(0, lengths.new);
  const cannotBe = name === '' || devices.test(name) || taken.includes(name);
  return cannotBe ? `${kind}-${name}`.replace(/-$/, '') : name;
}
