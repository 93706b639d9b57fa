import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { useStore } from '../../../src/browser/store.ts';
import { dismissUpload, retryUpload, type Upload, uploadPhotos, uploads } from '../store/uploads.ts';
import { Button } from '../ui/Button.tsx';

/** A phone has a camera, and no folder beside the window. */
const isTouch = matchMedia('(pointer: coarse)').matches;

const take = (files: FileList | undefined | null) => uploadPhotos([...(files ?? [])]);

function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
  take(target.files);
  target.value = '';
}

/** Takes photos: from the camera, the camera roll or a folder, dropped or pasted. */
export function UploadBox() {
  const sending = useStore(uploads);
  const [isOver, setIsOver] = useState(false);

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
      className="box"
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drag(false)}
    >
      <div className="actions">
        {isTouch && (
          <label className="secondary">
            Ta et bilde
            <input {...files} capture="environment" />
          </label>
        )}
        <label className="secondary">
          Velg bilder
          <input {...files} multiple />
        </label>
        <p className="hint">
          {!isTouch && 'Du kan også slippe dem her eller lime dem inn. '}
          Bilder rett fra kameraet er store nok. Sted og tid blir fjernet.
        </p>
      </div>
      <ul>
        {sending.map((upload) => (
          <UploadLine key={upload.id} {...upload} />
        ))}
      </ul>
    </div>
  );
}

/** A photo on its way: how far it has come, or why it was refused. */
function UploadLine({ id, name, state, percent, failure }: Upload) {
  const steps = {
    waiting: 'venter',
    sending: percent < 100 ? `${percent} % sendt` : 'gjør bildet klart …',
    refused: '',
  };
  return (
    <li className={state === 'refused' ? 'stack error' : 'stack'}>
      <span role={failure ? 'alert' : undefined}>{failure || `${name}: ${steps[state]}`}</span>
      {state === 'sending' && <progress value={percent} max="100" aria-label={`${name}: sendt`} />}
      {state === 'refused' && (
        <span className="actions">
          <Button aria-label={`Prøv igjen ${name}`} onClick={() => retryUpload(id)}>
            Prøv igjen
          </Button>
          <Button
            aria-label={`Lukk ${name}`}
            onClick={({ currentTarget }) => {
              // The focus would be lost with the button.
              currentTarget.closest('.box')?.querySelector<HTMLElement>('input[multiple]')?.focus();
              dismissUpload(id);
            }}
          >
            Lukk
          </Button>
        </span>
      )}
    </li>
  );
}
