import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="dialog-intro">{text}</p>
      <div className="dialog-actions">
        <button type="button" className="second-button" onClick={onClose}>
          Avbryt
        </button>
        <button
          type="button"
          className="main-button"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
