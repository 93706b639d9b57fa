import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Refused } from '../store/request.ts';
import { uploadPicture } from './upload-picture.ts';
import './upload.css';

interface Sending {
  key: number;
  file: string;
  /** From 0 to 1; 1 while the server works on it. */
  part: number;
  failure: string | null;
}

let count = 0;

/** Takes photos: dropped, chosen, or pasted. */
export function UploadBox({ onUploaded }: { onUploaded: (name: string) => void }) {
  const [sending, setSending] = useState<Sending[]>([]);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  async function take(files: readonly File[]) {
    for (const file of files) {
      count += 1;
      const key = count;
      const change = (changes: Partial<Sending>) =>
        setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
      setSending((all) => [...all, { key, file: file.name, part: 0, failure: null }]);
      try {
        const name = await uploadPicture(file, (part) => change({ part }));
        setSending((all) => all.filter((one) => one.key !== key));
        onUploaded(name);
      } catch (error) {
        change({
          failure: error instanceof Refused ? error.message : 'Skrivebordet svarer ikke. Prøv igjen.',
        });
      }
    }
  }

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) void take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  }

  return (
    <div className="upload">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button does the same */}
      <div
        className="upload-box"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <button
          type="button"
          className="second-button"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          Velg bilder
        </button>
        <p className="hint" id={hintId}>
          eller slipp dem her, eller lim inn. Minst 1080 piksler brede. Stedet og tiden telefonen har lagret,
          blir fjernet.
        </p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          aria-label="Velg bilder"
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {sending.length > 0 && (
        <ul className="sending">
          {sending.map(({ key, file, part, failure }) => (
            <li key={key}>
              <span className="sending-name">{file}</span>
              {failure === null ? (
                <span role="status">
                  <progress value={part} aria-label={`Laster opp ${file}`} />
                  {part < 1 ? `${Math.round(part * 100)} %` : 'Gjør bildet klart …'}
                </span>
              ) : (
                <span className="error" role="alert">
                  {failure}{' '}
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => setSending((all) => all.filter((one) => one.key !== key))}
                  >
                    Lukk
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
