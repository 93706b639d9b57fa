import { useEffect } from 'react';
import type { Language } from '../../tables/languages.ts';
import type { Route } from '../../tables/routes.ts';
import { canonicalAddress } from './canonical-address.ts';

/** Updates the language, title, description and canonical address of the document when the page changes. */
export function useDocumentHead(
  siteUrl: string,
  route: Route,
  language: Language,
  { title, description }: { title: string; description: string },
): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.getElementById('root')?.setAttribute('data-language', language);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', canonicalAddress(siteUrl, route, language));
  }, [siteUrl, language, title, description, route]);
}
