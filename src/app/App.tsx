import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../common/languages.ts';
import { parsePath } from '../../common/localized-path.ts';
import { canonicalUrl, findRoute } from '../../content-model/paths.ts';
import { notFoundRoute } from '../../content-model/routes.ts';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { isLanguage } from '../language/language.ts';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { Notice } from '../notice/Notice.tsx';
import { fetchPageData, prefetchPageDataIndex } from '../page-data/fetch-page-data.ts';
import { RouterContext, useShownPage } from '../routing/RouterContext.ts';
import type { Router } from '../routing/router.ts';
import { SiteContext } from '../site/SiteContext.tsx';
import { Toaster } from '../toast/Toaster.tsx';
import { ErrorScreen, errorTitle } from './ErrorScreen.tsx';
import { loadPage, type Page } from './load-page.ts';

export function App({ router }: { router: Router<Page> }) {
  const [page, routing] = useShownPage(router);
  const { screen, route, pageData, language, shared } = page;
  const [failedPage, setFailedPage] = useState<Page>();
  useDocumentHead(page, failedPage === page);
  usePrefetch(language);

  const site = useMemo(
    () => ({
      language,
      texts: shared.texts,
      companyInfo: shared.companyInfo,
      services: shared.services,
      onCall: shared.onCall,
      year: shared.year,
      stockPicture: shared.pictures.fallback,
      isNotFound: route === notFoundRoute,
      missingLanguages: pageData.missingLanguages,
    }),
    [language, shared, route, pageData],
  );

  return (
    <RouterContext value={routing}>
      <SiteContext value={site}>
        <SkipLink />
        <ConsentProvider>
          <Header overPicture={route.headerOverPicture} />
          {shared.notice && <Notice {...shared.notice} />}
          <main id="content" tabIndex={-1} data-below-header={!route.headerOverPicture || undefined}>
            <ErrorScreen key={page.path} shared={shared} onError={() => setFailedPage(page)}>
              {screen}
            </ErrorScreen>
          </main>
          <Footer />
        </ConsentProvider>
        <Toaster />
        {routing.isLoading && <div className="loading" />}
      </SiteContext>
    </RouterContext>
  );
}

function useDocumentHead({ shared, route, language, pageData }: Page, hasFailed: boolean): void {
  const { description, ...meta } = pageData.texts.meta;
  const title = hasFailed ? errorTitle : meta.title;
  const canonical = canonicalUrl(shared.companyInfo.url, route, language, pageData.missingLanguages);
  useEffect(() => {
    // Browsers match all styles anew, even if the language is the same.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    document.getElementById('root')?.setAttribute('data-language', language);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  }, [canonical, language, title, description]);
}

/** A touch begins with `pointerover` too. */
const prefetchEvents = ['pointerover', 'focusin'];

/** Prefetches the page of a link that is hovered, focused or touched. */
function usePrefetch(language: Language): void {
  useEffect(() => {
    prefetchPageDataIndex(language);
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const { path, language: fixed } = parsePath(new URL(link.href).pathname);
      if (findRoute(path) === notFoundRoute) return;
      // Hovering must not show an error; the click tries again.
      const { hreflang } = link;
      const wanted = isLanguage(hreflang) ? hreflang : (fixed ?? language);
      loadPage(path, wanted, fetchPageData).catch(() => {});
    };
    for (const event of prefetchEvents) document.addEventListener(event, prefetch);
    return () => {
      for (const event of prefetchEvents) document.removeEventListener(event, prefetch);
    };
  }, [language]);
}
