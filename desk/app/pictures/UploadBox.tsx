import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { useContentState } from '../store/overview.ts';
import { dismissUpload, retryUpload, type Upload, uploadPhotos, uploads } from '../store/uploads.ts';
import { useValue } from '../store/value.ts';
import { Button } from '../ui/Button.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import './upload.css';

const take = (files: FileList | undefined | null) => uploadPhotos([...(files ?? [])]);

function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
  take(target.files);
  target.value = '';
}

/** Takes photos: from the camera, the camera roll or a folder, dropped, pasted, or from a phone. */
export function UploadBox() {
  const sending = useValue(uploads);
  const isOnServer = useContentState()?.overview.isOnServer;
  const [isOver, setIsOver] = useState(false);
  const [hasPhone, setHasPhone] = useState(false);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const drag = (isOverNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isOverNow);
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  const files = { className: 'visually-hidden', type: 'file', accept: 'image/*', onChange: takeChosen };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button does the same
    <div
      className="upload"
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drag(false)}
    >
      <div className="actions">
        <label className="secondary only-touch">
          Ta et bilde
          <input {...files} capture="environment" />
        </label>
        <label className="secondary">
          Velg bilder
          <input {...files} multiple />
        </label>
        {!isOnServer && (
          <Button className="secondary not-touch" onClick={() => setHasPhone(true)}>
            Hent fra telefonen
          </Button>
        )}
        <p className="hint">
          <span className="not-touch">Du kan også slippe dem her eller lime dem inn. </span>
          Bilder rett fra kameraet er store nok. Sted og tid blir fjernet.
        </p>
      </div>
      <ul>
        {sending.map((upload) => (
          <UploadLine key={upload.id} {...upload} />
        ))}
      </ul>
      {hasPhone && <PhoneDialog onClose={() => setHasPhone(false)} />}
    </div>
  );
}

/** A photo on its way: how far it has come, or why it was refused. */
function UploadLine({ id, file, state, percent, failure }: Upload) {
  const steps = {
    waiting: 'venter',
    sending: percent < 100 ? `${percent} % sendt` : 'gjør bildet klart …',
    refused: '',
  };
  return (
    <li className={state === 'refused' ? 'error' : undefined}>
      <span role={failure ? 'alert' : undefined}>{failure || `${file.name}: ${steps[state]}`}</span>
      {state === 'sending' && <progress value={percent} max="100" aria-label={`${file.name}: sendt`} />}
      {state === 'refused' && (
        <span className="actions">
          <Button onClick={() => retryUpload(id)}>
            Prøv igjen<span className="visually-hidden"> {file.name}</span>
          </Button>
          <Button
            onClick={({ currentTarget }) => {
              // The focus would be lost with the button.
              currentTarget.closest('.upload')?.querySelector<HTMLElement>('input[multiple]')?.focus();
              dismissUpload(id);
            }}
          >
            Lukk<span className="visually-hidden"> {file.name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
