export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Puts an entry in a place; when it is in the list already, the two swap places. */
export function replace<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const other = list.indexOf(entry);
  const before = list[at];
  const swapped = other === -1 || before === undefined ? [...list] : list.with(other, before);
  return swapped.with(at, entry);
}
