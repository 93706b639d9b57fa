import type { Facts } from '../../contract.ts';
import { allowedMarks } from '../text/marks.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface InsertDialogProps {
  facts: Facts;
  isEntry: boolean;
  /** The words that are selected in the text. */
  selected: string;
  onInsert: (name: string) => void;
  /** Ties the selected words together, or lets them go. */
  onTie: () => void;
  onClose: () => void;
}

/** The facts that a text can name with what each is now, and keeping selected words on one line. */
export function InsertDialog({ facts, isEntry, selected, onInsert, onTie, onClose }: InsertDialogProps) {
  const canTie = /\S\s+\S/.test(selected);
  return (
    <Dialog title="Sett inn" onClose={onClose}>
      {canTie ? (
        <p className="actions">
          <button type="button" className="second-button" onClick={onTie}>
            {selected.includes('\u00a0') ? 'Slipp ordene fra hverandre' : 'Hold ordene sammen på én linje'}
          </button>
          <span>«{selected.trim()}»</span>
        </p>
      ) : (
        <p className="hint">Marker noen ord i teksten først for å holde dem sammen på én linje.</p>
      )}
      <h3>En opplysning om firmaet</h3>
      <p>
        Teksten får en kode i krøllparenteser. På siden står opplysningen slik den er skrevet under Firmaet.
      </p>
      <ul className="marks">
        {allowedMarks(facts, isEntry).map(({ name, meaning, becomes }) => (
          <li key={name}>
            <button type="button" onClick={() => onInsert(name)}>
              <strong>{meaning}</strong>
              <code>{`{${name}}`}</code>
              <span>{becomes ?? 'ikke fylt ut'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
