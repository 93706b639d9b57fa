/** Moves one entry of a list to another place. */
export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...list];
  const [entry] = moved.splice(from, 1);
  if (entry !== undefined) moved.splice(to, 0, entry);
  return moved;
}

/** Puts an entry in a place; when it is in the list already, the two swap places. */
export function replace<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const other = list.indexOf(entry);
  const replaced = [...list];
  const before = list[at];
  if (other !== -1 && before !== undefined) replaced[other] = before;
  replaced[at] = entry;
  return replaced;
}
