import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { messageFor, obstacle, sendFile, Unreachable } from '../store/request.ts';
import { Button } from '../ui/Button.tsx';

/** A photo on its way. It stays when the owner leaves the view, and until it has arrived or is dismissed. */
interface Upload {
  id: string;
  file: File;
  /** What it is called; what is pasted may have no name. */
  name: string;
  state: 'waiting' | 'sending' | 'refused';
  percent: number;
  failure: string;
}

const uploads = createStore<readonly Upload[]>([]);
let queue: Promise<void> = Promise.resolve();

const change = (id: string, changes: Partial<Upload>) =>
  uploads.write(uploads.read().map((one) => (one.id === id ? { ...one, ...changes } : one)));

const dismissUpload = (id: string) => uploads.write(uploads.read().filter((one) => one.id !== id));

/** Uploads photos, one after the other. Those that arrive wait for their words. */
function uploadPhotos(files: Iterable<File> | undefined | null): void {
  const added = [...(files ?? [])].map((file): Upload => {
    const name = file.name || 'Bilde uten navn';
    return { id: crypto.randomUUID(), file, name, state: 'waiting', percent: 0, failure: '' };
  });
  uploads.write([...uploads.read(), ...added]);
  sendWaiting();
}

function retryUpload(id: string): void {
  change(id, { state: 'waiting', percent: 0, failure: '' });
  sendWaiting();
}

/** Sends what waits, also what could not be sent while the server was away. */
export function sendWaiting(): void {
  for (const { id } of uploads.read()) queue = queue.then(() => send(id));
}

async function send(id: string): Promise<void> {
  const upload = uploads.read().find((one) => one.id === id);
  if (upload?.state !== 'waiting' || obstacle.read()) return;
  const { file, name } = upload;
  change(id, { state: 'sending' });
  try {
    await sendFile(`/pictures?name=${encodeURIComponent(file.name)}`, file, (percent) =>
      change(id, { percent }),
    );
    dismissUpload(id);
  } catch (error) {
    if (error instanceof Unreachable) return change(id, { state: 'waiting', percent: 0 });
    const words = messageFor(error);
    const failure = words.startsWith(name) ? words : `${name}: ${words}`;
    change(id, { state: 'refused', failure });
  }
}

/** A phone has a camera, and no folder beside the window. */
const isTouch = matchMedia('(pointer: coarse)').matches;

function uploadChosen({ target }: ChangeEvent<HTMLInputElement>) {
  uploadPhotos(target.files);
  target.value = '';
}

/** Takes photos: from the camera, the camera roll or a folder, dropped or pasted. */
export function UploadBox() {
  const sending = useStore(uploads);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => uploadPhotos(clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    uploadPhotos(event.dataTransfer.files);
  }
  const files = { className: 'visually-hidden', type: 'file', accept: 'image/*', onChange: uploadChosen };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button does the same
    <div className="box" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
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
