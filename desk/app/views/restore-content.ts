import type { Restored } from '../../../content-model/desk/contract.ts';
import { showMessage } from '../store/announcements.ts';
import { request } from '../store/request.ts';

/** Makes the content what it was in a release, and says which settings and documents stay as they are. */
export async function restoreContent(number: number, message: string): Promise<void> {
  const { keptSettings } = await request<Restored>('POST', `/releases/${number}/restore`, {});
  const settings = keptSettings.length > 0 && `${keptSettings.join(' og ')} er som før.`;
  showMessage([message, settings].filter(Boolean).join(' '));
}
