import { useEffect } from 'react';
import type { Page } from '../app/load-page.ts';
import { canonicalAddress } from './canonical-address.ts';

/** Keeps language, title, description and canonical address of the document in step with the page. */
export function useDocumentHead({ content, language, route }: Page): void {
  const { title, description } = content.texts.meta;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonicalAddress(route, language));
  }, [language, title, description, route]);
}
