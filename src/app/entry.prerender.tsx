import './styles.ts';
import { renderToString } from 'react-dom/server';
import { canonicalUrl, localizePath } from '../../content-model/paths.ts';
import { breadcrumbsFor } from '../layout/Banner.tsx';
import { plainText } from '../page-data/linked-text.ts';
import type { ScreenProps } from '../page-data/types.ts';
import { createRouter } from '../routing/router.ts';
import { App } from './App.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loadPage, type Page } from './load-page.ts';
import type { PrerenderEntry } from './rendered-page.ts';

const renderPage: PrerenderEntry['renderPage'] = async (address, language, loadPageData) => {
  const page = await loadPage(address.path, language, loadPageData);
  const url = new URL(localizePath(address), page.shared.companyInfo.url);
  const load = () => Promise.resolve(page);
  const html = renderToString(
    <ErrorScreen shared={page.shared}>
      <App router={createRouter({ page, url, load, onFailure: () => {}, onShown: () => {} })} />
    </ErrorScreen>,
  );
  const { pageData, route, shared } = page;
  const heading = headingOf(pageData);
  return {
    html,
    language,
    ...pageData.texts.meta,
    canonical: canonicalUrl(shared.companyInfo.url, route, language, pageData.missingLanguages),
    heading,
    breadcrumbs: breadcrumbsOf(page, heading),
  };
};

/** Returns the visible breadcrumbs, with the page itself as the last one. */
function breadcrumbsOf({ route: { screen, path }, language, shared }: Page, heading: string) {
  if (screen === 'home' || screen === 'not-found') return [];
  const breadcrumbs: { label: string; path: string }[] = breadcrumbsFor(path, shared.texts);
  if (breadcrumbs.at(-1)?.path !== path) breadcrumbs.push({ label: heading, path });
  return breadcrumbs.map(({ label, path }) => ({ label, address: localizePath({ path, language }) }));
}

function headingOf(pageData: ScreenProps): string {
  const { texts } = pageData;
  if ('banner' in texts) return plainText(texts.banner.title);
  return 'hero' in texts ? plainText(texts.hero.title) : texts.title;
}

export default { renderPage } satisfies PrerenderEntry;
