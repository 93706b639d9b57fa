import { useState } from 'react';
import { writeStored } from './browser/storage.ts';
import { ConsentProvider } from './consent/ConsentContext.tsx';
import { LanguageContext } from './language/LanguageContext.tsx';
import { type Language, languageKey } from './language/language.ts';
import { Layout } from './layout/Layout.tsx';
import { navigate, usePath } from './navigation/address.ts';
import { normalisePath } from './routes.ts';
import { ToastProvider } from './toast/ToastContext.tsx';
import { useDocumentHead } from './view/use-document-head.ts';
import { useRouteChange } from './view/use-route-change.ts';
import { useView } from './view/use-view.ts';
import type { View } from './view/view.ts';

/** The whole site on one path, beginning with a view that is already in the document. */
export function App({ initial }: { initial: View }) {
  const path = normalisePath(usePath());
  const [language, setLanguage] = useState(initial.language);
  const view = useView(initial, path, language, setLanguage);
  const { Screen } = view;
  useDocumentHead(view);
  useRouteChange(view.path);

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
    <LanguageContext
      value={{
        language: view.language,
        texts: view.shared.texts,
        stockPicture: view.shared.pictures.fallback,
        choose,
      }}
    >
      <ToastProvider>
        <ConsentProvider>
          <Layout route={view.route}>
            <Screen key={view.path} {...view.content} />
          </Layout>
        </ConsentProvider>
      </ToastProvider>
    </LanguageContext>
  );
}
