import { useEffect } from 'react';
import type { Publishing } from '../../../content-model/desk/contract.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { announceFailure, announceToScreenReader } from './announcements.ts';
import { refreshOverview } from './loading.ts';
import { request } from './request.ts';
import { saveAll } from './saving.ts';

/** The present or last run, which continues outside the view; null until it is known. */
export const publishing = createStore<Publishing | null>(null);

export const hasFailed = ({ isRunning, line }: Publishing): boolean => !isRunning && line?.failed === true;

/** The present or last run, which another window may have begun. */
export function usePublishing(): Publishing | null {
  useEffect(() => {
    if (publishing.read()?.isRunning) return;
    followRun().catch((error) => {
      // Nothing is known of a run whose program does not answer, so the owner may begin another.
      publishing.write(null);
      announceFailure(error);
    });
  }, []);
  return useStore(publishing);
}

const pollDelay = 500;

/** Follows a run to its end, and reads what is left to publish. */
async function followRun(): Promise<void> {
  const before = publishing.read();
  const answer = await request<Publishing>('GET', '/publish');
  // A run may have begun here meanwhile, of which the answer knows nothing.
  if (publishing.read() !== before) return;
  publishing.write(answer);
  while (publishing.read()?.isRunning) {
    await new Promise((resolve) => setTimeout(resolve, pollDelay));
    publishing.write(await request<Publishing>('GET', '/publish'));
  }
  if (before?.isRunning || answer.isRunning) await refreshOverview();
}

/** Saves what is typed, then publishes. */
export async function publishNow(): Promise<void> {
  publishing.write({ isRunning: true, line: { message: 'Lagrer det du har skrevet …' } });
  try {
    await saveAll();
    await request('POST', '/publish', {});
    await followRun();
    if (!publishing.read()?.line?.failed) announceToScreenReader('Publiseringen er ferdig.');
  } catch (error) {
    publishing.write(null);
    throw error;
  }
}
