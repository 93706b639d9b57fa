import { useEffect } from 'react';
import type { Language } from '../../tables/languages.ts';

/** Updates the language, title, description and canonical address of the document when the page changes. */
export function useDocumentHead(
  canonical: string,
  language: Language,
  { title, description }: { title: string; description: string },
): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.getElementById('root')?.setAttribute('data-language', language);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  }, [canonical, language, title, description]);
}
