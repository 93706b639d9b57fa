import { useEffect, useRef, useState } from 'react';
import { dismissUpload, uploadPhotos, uploads } from '../store/pictures.ts';
import { useValue } from '../store/value.ts';
import { PhoneDialog } from './PhoneDialog.tsx';

/** Takes photos: dropped, chosen, or pasted. */
export function UploadBox() {
  const sending = useValue(uploads);
  const [isOver, setIsOver] = useState(false);
  const [hasPhone, setHasPhone] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | undefined | null) => void uploadPhotos([...(files ?? [])]);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button does the same
    <div
      className="upload"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className="actions">
        <button type="button" className="second-button" onClick={() => input.current?.click()}>
          Velg bilder
        </button>
        <button type="button" className="second-button" onClick={() => setHasPhone(true)}>
          Hent fra telefonen
        </button>
        <p className="hint">
          eller slipp dem her, eller lim inn. Minst 1080 piksler brede. Sted og tid fra telefonen blir
          fjernet.
        </p>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="Velg bilder"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <ul>
        {sending.map(({ key, file, failure }) => (
          <li key={key} className={failure && 'error'} role={failure ? 'alert' : 'status'}>
            {file}: {failure || 'gjør bildet klart …'}{' '}
            {failure && (
              <button type="button" className="quiet" onClick={() => dismissUpload(key)}>
                Lukk<span className="visually-hidden"> {file}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasPhone && <PhoneDialog onClose={() => setHasPhone(false)} />}
    </div>
  );
}
