import { Button } from '../ui/Button.tsx';

export interface Removal {
  id: string;
  /** The place where it was. */
  at: number;
  /** Its value in each language. */
  entries: readonly unknown[];
  title: string;
}

interface RemovedEntriesProps {
  /** Newest first. */
  removals: readonly Removal[];
  canUndo: boolean;
  onUndo: (removal: Removal) => void;
}

/** The entries that were removed from a list while its view is open. The newest three are not folded. */
export function RemovedEntries({ removals, canUndo, onUndo }: RemovedEntriesProps) {
  const rows = removals.map((removal) => (
    <p className="removed" key={removal.id}>
      Tatt bort: {removal.title}{' '}
      {canUndo && (
        <Button aria-label={`Angre: ${removal.title}`} onClick={() => onUndo(removal)}>
          Angre
        </Button>
      )}
    </p>
  ));
  const folded = rows.slice(3);
  return (
    <>
      {rows.slice(0, 3)}
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} til</summary>
          {folded}
        </details>
      )}
    </>
  );
}

/** Takes a removal out of the others, and returns where its entry belongs now. */
export function takeRemoval(removals: readonly Removal[], removal: Removal) {
  let { at } = removal;
  const index = removals.indexOf(removal);
  const newer = removals.slice(0, index).toReversed();
  const moved = newer.map((later) => {
    if (later.at >= at) return { ...later, at: later.at + 1 };
    at -= 1;
    return later;
  });
  return { at, left: [...moved.toReversed(), ...removals.slice(index + 1)] };
}
