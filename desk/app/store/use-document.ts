import { useEffect, useSyncExternalStore } from 'react';
import { whenConnected } from './connection.ts';
import { getDocument, type OpenDocument, subscribe } from './documents.ts';
import { openDocument } from './loading.ts';

/** A document, loaded on first use, or when the server is back; undefined until then. */
export function useDocument(id: string): OpenDocument | undefined {
  useEffect(() => whenConnected(() => void openDocument(id)), [id]);
  return useSyncExternalStore(subscribe, () => getDocument(id));
}
