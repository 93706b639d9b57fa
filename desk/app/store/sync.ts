import type { Overview } from '../../../server/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';
import { reloadChanged } from './loading.ts';
import { overviewStore } from './overview.ts';
import { contentChangedAt, errorMessage, outage, request, UnreachableError } from './request.ts';
import { saveAll } from './saving.ts';

let fetchedAt = 0;

/** Whether every change of this window has been read since. */
export const isFresh = () => fetchedAt >= contentChangedAt.read();

/** Why content/ cannot be read, or empty. */
export const readFailure = createStore('');

export async function refreshOverview(): Promise<void> {
  const startedAt = Date.now();
  try {
    const overview = await request<Overview>('GET', '/overview');
    fetchedAt = startedAt;
    overviewStore.write(overview);
    readFailure.write('');
    reloadChanged(new Map(overview.documents.map(({ id, version }) => [id, version])));
  } catch (error) {
    if (!(error instanceof UnreachableError)) readFailure.write(errorMessage(error));
  }
}

/** Reads now, after each save, when the window is shown again, and when the obstacle is gone. */
export function startSync(): void {
  contentChangedAt.subscribe(() => void refreshOverview());
  outage.subscribe(() => {
    if (outage.read()) return;
    void saveAll();
    void refreshOverview();
  });
  const readIfVisible = () => void (document.visibilityState === 'visible' && refreshOverview());
  // A window beside another one is never hidden.
  document.addEventListener('visibilitychange', readIfVisible);
  window.addEventListener('focus', readIfVisible);
  void refreshOverview();
}
