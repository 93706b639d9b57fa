import { openDocuments } from '../documents.ts';
import { send } from './send.ts';

/** Milliseconds without typing before a document is saved. */
const typingPause = 900;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let saveQueue: Promise<void> = Promise.resolve();

/** Saves a changed document once nothing has asked for it for `delay` milliseconds. */
export function saveSoon(id: string, delay = typingPause): void {
  clearTimeout(timers.get(id));
  const timer = setTimeout(() => void save(id), delay);
  timers.set(id, timer);
}

/** Saves a changed document at once, one at a time; a failed save does not stop the next. */
export function save(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  saveQueue = saveQueue.then(() => send(id, saveSoon));
  return saveQueue;
}

/** Saves all changed documents. */
export function saveAll(): Promise<void> {
  for (const { id } of openDocuments()) void save(id);
  return saveQueue;
}
