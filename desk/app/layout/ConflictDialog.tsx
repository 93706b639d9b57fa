import { differences } from '../store/overlay.ts';
import { resolveConflict } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { Dialog } from './Dialog.tsx';
import { labelOf } from './field-label.ts';

/** Shows a document as it is here and as it was saved elsewhere, and lets the owner choose. */
export function ConflictDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const document = useDocument(id);
  if (!document?.theirs) return null;
  const rows = differences(document.value, document.theirs.value);
  const choose = (choice: 'mine' | 'theirs') => {
    resolveConflict(id, choice);
    onClose();
  };
  return (
    <Dialog title={`${document.title} er endret et annet sted`} className="wide" onClose={onClose}>
      <p className="dialog-intro">
        Noen har lagret {document.title} mens du skrev, kanskje du selv i et annet vindu. Velg hva som skal
        gjelde. Det andre blir borte.
      </p>
      <table className="versions">
        <thead>
          <tr>
            <th scope="col">Felt</th>
            <th scope="col">Her i vinduet</th>
            <th scope="col">Lagret et annet sted</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, mine, theirs }) => (
            <tr key={path.join('.')}>
              <th scope="row">{labelOf(document.schema, path)}</th>
              <td>{inWords(mine)}</td>
              <td>{inWords(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="dialog-actions">
        <button type="button" className="main-button" onClick={() => choose('mine')}>
          Behold det jeg skrev
        </button>
        <button type="button" className="second-button" onClick={() => choose('theirs')}>
          Bruk det som er lagret
        </button>
      </div>
    </Dialog>
  );
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(tomt)';
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'object') return Object.values(value).map(inWords).join(', ');
  return String(value);
}
