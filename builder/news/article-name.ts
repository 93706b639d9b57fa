/** The longest names in characters: of a new article, and what a file system holds with an ending. */
const lengths = { new: 80, any: 200 };

/** What Windows takes for a device. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** What is wrong with the name of an article in files and addresses, in Norwegian; null if nothing is. */
export function nameComplaint(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name))
    return 'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.';
  if (reserved.test(name)) return `Filnavnet kan ikke være ${name}.md: Windows kan ikke ha en slik fil.`;
  if (name.length > lengths.any)
    return `Filnavnet er for langt: det har ${name.length} tegn, og det er plass til ${lengths.any}.`;
  return null;
}

/** Makes the name of a new file, of one that may be too long, that of a device, or empty. `kind` says what it is of. */
export function fittingName(name: string, kind: string): string {
  const short = name.length > lengths.new ? name.slice(0, lengths.new + 1).replace(/-[^-]*$/, '') : name;
  const fitting = short.slice(0, lengths.new);
  return fitting === '' || reserved.test(fitting) ? `${kind}-${fitting}`.replace(/-$/, '') : fitting;
}
