import { createStore } from '../../../src/browser/store.ts';
import { isLost, sendFile, Unreachable, wordsFor } from './request.ts';

/** A photo on its way. It stays when the owner leaves the view, and until it has arrived or is dismissed. */
export interface Upload {
  id: number;
  file: File;
  /** What it is called; what is pasted may have no name. */
  name: string;
  state: 'waiting' | 'sending' | 'refused';
  /** How much has been sent, in percent. */
  percent: number;
  failure: string;
}

export const uploads = createStore<readonly Upload[]>([]);
let count = 0;
let queue: Promise<void> = Promise.resolve();

const change = (id: number, changes: Partial<Upload>) =>
  uploads.write(uploads.read().map((one) => (one.id === id ? { ...one, ...changes } : one)));

export const dismissUpload = (id: number) => uploads.write(uploads.read().filter((one) => one.id !== id));

/** Uploads photos, one after the other. Those that arrive wait for their words. */
export function uploadPhotos(files: readonly File[]): void {
  const added = files.map((file): Upload => {
    return {
      id: ++count,
      file,
      name: file.name || 'Bilde uten navn',
      state: 'waiting',
      percent: 0,
      failure: '',
    };
  });
  uploads.write([...uploads.read(), ...added]);
  sendWaiting();
}

export function retryUpload(id: number): void {
  change(id, { state: 'waiting', percent: 0, failure: '' });
  sendWaiting();
}

// What could not be sent for want of a connection is sent when there is one.
isLost.subscribe(sendWaiting);

function sendWaiting(): void {
  for (const { id } of uploads.read()) queue = queue.then(() => send(id));
}

async function send(id: number): Promise<void> {
  const upload = uploads.read().find((one) => one.id === id);
  if (upload?.state !== 'waiting' || isLost.read()) return;
  const { file, name } = upload;
  change(id, { state: 'sending' });
  try {
    await sendFile(`/pictures?name=${encodeURIComponent(file.name)}`, file, (percent) =>
      change(id, { percent }),
    );
    dismissUpload(id);
  } catch (error) {
    if (error instanceof Unreachable) return change(id, { state: 'waiting', percent: 0 });
    const words = wordsFor(error);
    const failure = words.startsWith(name) ? words : `${name}: ${words}`;
    change(id, { state: 'refused', failure });
  }
}
