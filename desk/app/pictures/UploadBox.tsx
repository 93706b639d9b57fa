import { type DragEvent, useEffect, useState } from 'react';
import { dismissUpload, uploadPhotos, uploads } from '../store/pictures.ts';
import { useValue } from '../store/value.ts';
import { Button } from '../ui/Button.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

const take = (files: FileList | undefined | null) => void uploadPhotos([...(files ?? [])]);

/** Takes photos: dropped, chosen, pasted, or from a phone. */
export function UploadBox() {
  const sending = useValue(uploads);
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
        <label className="secondary">
          Velg bilder
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            multiple
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
        </label>
        <Button variant="secondary" onClick={() => setHasPhone(true)}>
          Hent fra telefonen
        </Button>
        <p className="hint">
          Du kan også slippe dem her eller lime dem inn. Bilder rett fra kameraet er store nok. Sted og tid
          blir fjernet.
        </p>
      </div>
      <ul>
        {sending.map(({ key, file, failure }) => (
          <li key={key} className={failure && 'error'}>
            <span role={failure ? 'alert' : 'status'}>{failure || `${file}: gjør bildet klart …`}</span>{' '}
            {failure && (
              <Button
                onClick={({ currentTarget }) => {
                  // The focus would be lost with the button.
                  currentTarget.closest('.upload')?.querySelector('input')?.focus();
                  dismissUpload(key);
                }}
              >
                Lukk<span className="visually-hidden"> {file}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasPhone && <PhoneDialog onClose={() => setHasPhone(false)} />}
    </div>
  );
}
