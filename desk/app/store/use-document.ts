import { useEffect, useSyncExternalStore } from 'react';
import { getDocument, type OpenDocument, subscribe } from './documents.ts';
import { openDocument } from './loading.ts';

/** A document, loaded on first use; undefined until then. */
export function useDocument(id: string): OpenDocument | undefined {
  useEffect(() => void openDocument(id), [id]);
  return useSyncExternalStore(subscribe, () => getDocument(id));
}
