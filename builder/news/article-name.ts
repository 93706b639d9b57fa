/** The longest name of an article that the desk gives, in characters. */
export const articleNameLength = 80;

/** What a file system holds, with `.md` and a copy's suffix. */
const longest = 200;

/** What Windows takes for a device. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** What is wrong with the name of an article in files and addresses, in Norwegian; null if nothing is. */
export function nameComplaint(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name))
    return 'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.';
  if (reserved.test(name)) return `Filnavnet kan ikke være ${name}.md: Windows kan ikke ha en slik fil.`;
  if (name.length > longest)
    return `Filnavnet er for langt: det har ${name.length} tegn, og det er plass til ${longest}.`;
  return null;
}
