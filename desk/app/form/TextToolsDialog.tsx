import { Dialog } from '../layout/Dialog.tsx';
import type { Mark } from './marks.ts';
import './text-tools.css';

/** What can be put into a text where its cursor is. */
export interface TextTools {
  marks: readonly Mark[];
  onChosen: (name: string) => void;
  /** The words that are selected, and what ties them to one line or lets them go. */
  selected?: string;
  onTie?: () => void;
}

/** The facts that a text can name with what each is now, and keeping selected words on one line. */
export function TextToolsDialog({ tools, onClose }: { tools: TextTools; onClose: () => void }) {
  const { marks, onChosen, selected, onTie } = tools;
  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog title="Sett inn" onClose={onClose}>
      {onTie && selected ? (
        <p className="tie">
          <button type="button" className="second-button" onClick={closeAnd(onTie)}>
            {selected.includes('\u00a0') ? 'Slipp ordene fra hverandre' : 'Hold ordene sammen på én linje'}
          </button>
          <span>«{selected}»</span>
        </p>
      ) : (
        <p className="hint">Merk noen ord i teksten først for å holde dem sammen på én linje.</p>
      )}
      <h3>En opplysning om firmaet</h3>
      <p className="dialog-intro">
        Teksten får et merke i krøllparenteser. På siden står opplysningen slik den er skrevet under Firmaet.
      </p>
      <ul className="marks">
        {marks.map(({ name, meaning, becomes }) => (
          <li key={name}>
            <button type="button" onClick={closeAnd(() => onChosen(name))}>
              <span className="mark-meaning">{meaning}</span>
              <code>{`{${name}}`}</code>
              <span className="mark-now">{becomes ?? 'ikke fylt ut'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
