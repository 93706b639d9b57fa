import { useEffect } from 'react';
import { canonicalAddress } from './canonical-address.ts';
import type { View } from './view.ts';

/** Keeps language, title, description and canonical address of the document in step with the view. */
export function useDocumentHead({ content, language, route }: View): void {
  const { title, description } = content.texts.meta;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonicalAddress(route, language));
  }, [language, title, description, route]);
}
