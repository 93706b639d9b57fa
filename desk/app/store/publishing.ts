import type { Publishing } from '../../../server/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';
import { openDocuments } from './documents.ts';
import { holdReading, request } from './request.ts';
import { isSaved, saveAll } from './saving.ts';

/** The present or the last run; null until it is known. The server publishes, also when the owner leaves the view. */
export const publishing = createStore<Publishing | null>(null);

const pollDelay = 500;
const longestHold = 3000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks how far a run is, until it is over. */
export async function followRun(): Promise<void> {
  publishing.write(await request<Publishing>('GET', '/publish'));
  while (publishing.read()?.isRunning) {
    await wait(pollDelay);
    publishing.write(await request<Publishing>('GET', '/publish'));
  }
}

/** Saves what is typed, and publishes it: only if all of it could be saved, when that is wanted. */
export async function publish(isWhole: boolean): Promise<void> {
  publishing.write({ isRunning: true, lines: [{ step: 'check', message: 'Lagrer det du har skrevet …' }] });
  holdReading(true);
  const timer = setTimeout(holdReading, longestHold, false);
  try {
    await saveAll();
    if (!isWhole || openDocuments().every(isSaved)) await request('POST', '/publish');
    await followRun();
  } catch (error) {
    publishing.write(null);
    throw error;
  } finally {
    clearTimeout(timer);
    holdReading(false);
  }
}
