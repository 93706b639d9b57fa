import { photoStartBytes, whyNoPhoto } from '../../../common/photo-kind.ts';
import { maxPhotoBytes, photoTooLarge } from '../../../common/photo-size.ts';
import { createStore } from '../../../src/browser/store.ts';
import { refreshOverview } from './loading.ts';
import { errorMessage, outage, request, thumbnail, UnreachableError } from './request.ts';

/** A photo on its way, which continues outside the view. */
export interface Upload {
  id: string;
  /** Where the owner has chosen it: an id of a view or a field. */
  place: string;
  file: File;
  /** The address of the file itself. */
  preview: string;
  state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** The name of the stored photo. */
  name: string;
  failure: string;
  /** What its place does with it once it is stored. */
  onStored: (name: string) => void;
}

export const uploads = createStore<readonly Upload[]>([]);
let uploadQueue: Promise<void> = Promise.resolve();

const change = (id: string, changes: Partial<Upload>) =>
  uploads.write(uploads.read().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

/** Refuses what is no photo, and sends the photos one by one while the server can be reached. */
export async function addUploads(
  place: string,
  files: readonly File[],
  onStored: Upload['onStored'],
): Promise<void> {
  const added = files.map(async (file): Promise<Upload> => {
    const id = crypto.randomUUID();
    const upload = {
      id,
      place,
      file,
      preview: '',
      state: 'waiting',
      name: '',
      failure: '',
      onStored,
    } as const;
    const failure = await whyNotSent(file, whyNoPhoto);
    if (failure) return { ...upload, state: 'refused', failure };
    return { ...upload, preview: URL.createObjectURL(file) };
  });
  const all = await Promise.all(added);
  uploads.write([...uploads.read().filter(({ state }) => state !== 'refused'), ...all]);
  sendWaiting();
}

/** Forgets what a place has stored and what was refused there, as the owner leaves it. */
export const forgetUploads = (place: string) =>
  uploads.write(
    uploads
      .read()
      .filter((upload) => upload.place !== place || ['waiting', 'sending'].includes(upload.state)),
  );

/** Sends what waits, also what waited for the server. */
export function sendWaiting(): void {
  for (const { id } of uploads.read()) uploadQueue = uploadQueue.then(() => send(id));
}

const unreadable =
  'kan ikke leses. Er det flyttet, bare i skyen eller en mappe, så hent bildet, og velg det på nytt.';

/** Returns why a file need not be sent; null for one to send. `whyWrongKind` judges its first bytes. */
export async function whyNotSent(
  file: File,
  whyWrongKind: (start: Uint8Array) => string | null,
): Promise<string | null> {
  // A folder that was dropped, or a file that is gone by the time it is sent, which would look as if the server were away.
  const start = await file
    .slice(0, photoStartBytes)
    .arrayBuffer()
    .catch(() => null);
  const wrongKind = start?.byteLength ? whyWrongKind(new Uint8Array(start)) : unreadable;
  if (wrongKind) return `${file.name} ${wrongKind}`;
  return file.size > maxPhotoBytes ? `${file.name}: ${photoTooLarge}` : null;
}

async function send(id: string): Promise<void> {
  const upload = uploads.read().find((upload) => upload.id === id);
  if (upload?.state !== 'waiting' || outage.read()) return;
  const { file, preview, onStored } = upload;
  change(id, { state: 'sending' });
  const failure = await whyNotSent(file, whyNoPhoto);
  if (failure) return change(id, { state: 'refused', failure });
  try {
    const path = `/pictures?name=${encodeURIComponent(file.name)}`;
    const { name } = await request<{ name: string }>('POST', path, file);
    await Promise.all([refreshOverview(), fetchImage(thumbnail(name))]);
    change(id, { state: 'stored', name });
    URL.revokeObjectURL(preview);
    onStored(name);
  } catch (error) {
    if (error instanceof UnreachableError) return change(id, { state: 'waiting' });
    change(id, { state: 'refused', failure: `${file.name}: ${errorMessage(error)}` });
  }
}

/** Fetches an image into the browser's cache, or not at all: then the page asks for it again. */
function fetchImage(address: string): Promise<unknown> {
  const image = new Image();
  image.src = address;
  return image.decode().catch(() => undefined);
}
