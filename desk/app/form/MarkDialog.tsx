import { Dialog } from '../layout/Dialog.tsx';
import type { Mark } from './marks.ts';

interface MarkDialogProps {
  marks: readonly Mark[];
  onChosen: (name: string) => void;
  onClose: () => void;
}

/** The facts that a text can name, and what each is now. */
export function MarkDialog({ marks, onChosen, onClose }: MarkDialogProps) {
  return (
    <Dialog title="Sett inn en opplysning" onClose={onClose}>
      <p className="dialog-intro">
        Teksten får et merke i krøllparenteser. På siden står opplysningen slik den er skrevet under Firmaet,
        og den følger med når du endrer den der.
      </p>
      <ul className="marks">
        {marks.map(({ name, meaning, becomes }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onChosen(name);
              }}
            >
              <code>{`{${name}}`}</code>
              <span className="mark-meaning">{meaning}</span>
              <span className="mark-now">{becomes ?? 'ikke fylt ut'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
