import type { Publishing } from '../../../content-model/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';
import { openDocuments } from './documents.ts';
import { pauseRefetch, request } from './request.ts';
import { isSaved, saveAll } from './saving.ts';

/** The present or last run, which continues outside the view; null until it is known. */
export const publishing = createStore<Publishing | null>(null);

const pollDelay = 500;
const maxRefetchPause = 3000;

export async function pollPublishing(): Promise<void> {
  publishing.write(await request<Publishing>('GET', '/publish'));
  while (publishing.read()?.isRunning) {
    await new Promise((resolve) => setTimeout(resolve, pollDelay));
    publishing.write(await request<Publishing>('GET', '/publish'));
  }
}

/** Saves, then publishes; with `requireAllSaved` only if everything could be saved. */
export async function publishNow(requireAllSaved: boolean): Promise<void> {
  publishing.write({ isRunning: true, lines: [{ message: 'Lagrer det du har skrevet …' }] });
  pauseRefetch(true);
  const timer = setTimeout(pauseRefetch, maxRefetchPause, false);
  try {
    await saveAll();
    if (!requireAllSaved || openDocuments().every(isSaved)) await request('POST', '/publish');
    await pollPublishing();
  } catch (error) {
    publishing.write(null);
    throw error;
  } finally {
    clearTimeout(timer);
    pauseRefetch(false);
  }
}
