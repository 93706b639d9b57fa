import type { Facts } from '../../../server/desk/contract/document.ts';
import { marksWith } from '../text/marks.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface InsertDialogProps {
  facts: Facts;
  names: readonly string[];
  selected: string;
  onInsert: (name: string) => void;
  /** Ties the selected words together, or lets them go. */
  onTie: () => void;
  onClose: () => void;
}

/** The facts that a text can name with what each is now, and keeping selected words on one line. */
export function InsertDialog({ facts, names, selected, onInsert, onTie, onClose }: InsertDialogProps) {
  return (
    <Dialog title="Sett inn" onClose={onClose}>
      {/\S\s+\S/.test(selected) ? (
        <p className="actions">
          <Button variant="secondary" onClick={onTie}>
            {selected.includes('\u00a0')
              ? 'Ikke hold ordene sammen lenger'
              : 'Hold ordene sammen på én linje'}
          </Button>
          «{selected.trim()}»
        </p>
      ) : (
        <p className="hint">Marker noen ord i teksten først for å holde dem sammen på én linje.</p>
      )}
      <h3>En opplysning om firmaet</h3>
      <p>Den står slik den er skrevet under Firmaet, og endres med den.</p>
      <ul className="lines">
        {marksWith(names, facts).map(({ name, meaning, becomes }) => (
          <li key={name}>
            <Button onClick={() => onInsert(name)}>{meaning}</Button>
            <span>{becomes === '' ? 'krysset av' : (becomes ?? 'ikke fylt ut')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
