import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { maxPhotoBytes, photoTooLarge } from '../../../common/photo-size.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { refreshOverview } from '../store/loading.ts';
import { errorMessage, outage, request, UnreachableError } from '../store/request.ts';
import { isTouch } from '../ui/is-touch.ts';

/** A photo on its way, which continues outside the view. */
interface Upload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'refused';
  failure: string;
  onArrived: (name: string) => void;
}

const uploads = createStore<readonly Upload[]>([]);
let uploadQueue: Promise<void> = Promise.resolve();

const change = (id: string, changes: Partial<Upload>) =>
  uploads.write(uploads.read().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

/** A refusal is shown until other photos are chosen or the view is left. */
const forgetRefused = () => uploads.write(uploads.read().filter(({ state }) => state !== 'refused'));

/** Sends what waits, one by one, also what waited for the server. */
export function sendWaiting(): void {
  for (const { id } of uploads.read()) uploadQueue = uploadQueue.then(() => send(id));
}

const unreadable =
  'Filen kan ikke leses. Er det en mappe, så velg bildene i den. Er bildet flyttet eller bare i skyen, så hent det, og velg det på nytt.';

/** Why a file need not be sent: sending one that cannot be read would look as if the server were away. */
async function findProblem(file: File): Promise<string | undefined> {
  if (file.size > maxPhotoBytes) return photoTooLarge;
  // A folder that was dropped, or a file that has changed or gone since it was chosen.
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return start.byteLength > 0 ? undefined : unreadable;
}

async function send(id: string): Promise<void> {
  const upload = uploads.read().find((upload) => upload.id === id);
  if (upload?.state !== 'waiting' || outage.read()) return;
  const { file, onArrived } = upload;
  change(id, { state: 'sending' });
  const problem = await findProblem(file);
  if (problem) return change(id, { state: 'refused', failure: `${file.name}: ${problem}` });
  try {
    const path = `/pictures?name=${encodeURIComponent(file.name)}`;
    const { name } = await request<{ name: string }>('POST', path, file);
    uploads.write(uploads.read().filter((upload) => upload.id !== id));
    await refreshOverview();
    onArrived(name);
  } catch (error) {
    if (error instanceof UnreachableError) return change(id, { state: 'waiting' });
    const words = errorMessage(error);
    change(id, { state: 'refused', failure: words.startsWith(file.name) ? words : `${file.name}: ${words}` });
  }
}

interface UploadBoxProps {
  /** Is called for each photo that has arrived while the box is there, and whether it was chosen alone. */
  onArrived: (name: string, isAlone: boolean) => void;
}

/** Takes photos from a camera, a folder or a drop. */
export function UploadBox({ onArrived }: UploadBoxProps) {
  const sending = useStore(uploads);
  useEffect(() => forgetRefused, []);

  function upload(files: readonly File[], box: Element) {
    const arrive = (name: string) => {
      if (box.isConnected) onArrived(name, files.length === 1);
    };
    const added = files.map((file): Upload => {
      return { id: crypto.randomUUID(), file, state: 'waiting', failure: '', onArrived: arrive };
    });
    forgetRefused();
    uploads.write([...uploads.read(), ...added]);
    sendWaiting();
  }
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    upload([...(target.files ?? [])], target);
    target.value = '';
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    upload([...event.dataTransfer.files], event.currentTarget);
  }
  const files = { className: 'visually-hidden', type: 'file', accept: 'image/*', onChange };
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
          {!isTouch && 'Du kan også slippe dem her. '}
          Bilder rett fra kameraet er store nok. Sted og tid blir fjernet.
        </p>
      </div>
      {sending.map(({ id, file: { name }, state, failure }) =>
        state === 'refused' ? (
          <p key={id} className="error" role="alert">
            {failure}
          </p>
        ) : (
          <p key={id}>{`${name}: ${state === 'waiting' ? 'venter' : 'sendes …'}`}</p>
        ),
      )}
    </div>
  );
}
