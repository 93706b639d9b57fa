import { useState } from 'react';
import { writeStored } from '../browser/storage.ts';
import { ConsentProvider } from '../consent/ConsentContext.tsx';
import { useDocumentHead } from '../document-head/use-document-head.ts';
import { type Language, languageKey } from '../language/language.ts';
import { Layout } from '../layout/Layout.tsx';
import { navigate, usePath } from '../routing/address.ts';
import { normalisePath } from '../routing/routes.ts';
import { useRouteChange } from '../routing/use-route-change.ts';
import { SiteContext } from '../site/SiteContext.tsx';
import { ToastProvider } from '../toast/ToastContext.tsx';
import type { Page } from './load-page.ts';
import { usePage } from './use-page.ts';
import { usePrefetch } from './use-prefetch.ts';

/** The whole site on one path, beginning with a page that is already in the document. */
export function App({ initial }: { initial: Page }) {
  const path = normalisePath(usePath());
  const [language, setLanguage] = useState(initial.language);
  const page = usePage(initial, path, language, setLanguage);
  const { Screen } = page;
  useDocumentHead(page.route, page.language, page.content.texts.meta);
  useRouteChange(page.path);
  usePrefetch(language);

  const choose = (chosen: Language) => {
    writeStored('localStorage', languageKey, chosen);
    setLanguage(chosen);
    // The address must not contradict the choice on the next reload.
    const address = new URL(window.location.href);
    if (!address.searchParams.has('lang')) return;
    address.searchParams.delete('lang');
    navigate(address.pathname + address.search + address.hash, { replace: true });
  };

  return (
    <SiteContext
      value={{
        language: page.language,
        texts: page.shared.texts,
        stockPicture: page.shared.pictures.fallback,
        choose,
      }}
    >
      <ToastProvider>
        <ConsentProvider>
          <Layout route={page.route}>
            <Screen key={page.path} {...page.content} />
          </Layout>
        </ConsentProvider>
      </ToastProvider>
    </SiteContext>
  );
}
