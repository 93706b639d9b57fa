import { useSyncExternalStore } from 'react';
import type { FactsAnswer, Overview, PictureSize } from '../../contract.ts';
import { connectionLost, onReconnected } from './connection.ts';
import { getDocument } from './documents.ts';
import { openDrafts, reload } from './loading.ts';
import { onChange, request } from './request.ts';
import { createSignal } from './signal.ts';

/** What the desk knows of everything in content/ together; read again after every change. */
export interface Everything {
  overview: Overview;
  facts: FactsAnswer;
  sizes: PictureSize[];
}

let everything: Everything | undefined;
const { tell, subscribe } = createSignal();

/** Reads the overview, the facts and the sizes of the pictures again. */
export async function readEverything(): Promise<void> {
  try {
    const [overview, facts, sizes] = await Promise.all([
      request<Overview>('GET', '/overview'),
      request<FactsAnswer>('GET', '/facts'),
      request<PictureSize[]>('GET', '/pictures'),
    ]);
    everything = { overview, facts, sizes };
    tell();
    const changed = overview.documents.filter(({ id, version }) => {
      const document = getDocument(id);
      return document !== undefined && document.version !== version;
    });
    await reload(changed.map(({ id }) => id));
  } catch {
    // Asked again until it answers as it should.
    connectionLost();
  }
}

export function useEverything(): Everything | undefined {
  return useSyncExternalStore(subscribe, () => everything);
}

/** Starts reading: now, after every save, when the window is looked at again, and when the server is back. */
export async function startReading(): Promise<void> {
  onChange(() => void readEverything());
  onReconnected(() => void readEverything());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void readEverything();
  });
  await readEverything();
  await openDrafts(everything?.overview.documents.map(({ id }) => id) ?? []);
}
