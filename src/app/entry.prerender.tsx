import './styles.ts';
import { renderToString } from 'react-dom/server';
import { localizePath } from '../../common/localized-path.ts';
import { canonicalUrl } from '../../content-model/paths.ts';
import { notFoundRoute } from '../../content-model/routes.ts';
import { breadcrumbsFor } from '../layout/Banner.tsx';
import { plainText } from '../page-data/linked-text.ts';
import type { ScreenProps } from '../page-data/types.ts';
import { createRouter } from '../routing/router.ts';
import { PictureMessage } from '../ui/PictureMessage.tsx';
import { App } from './App.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loadPage, type Page } from './load-page.ts';
import type { PrerenderEntry, RenderedPage } from './rendered-page.ts';

const renderPage: PrerenderEntry['renderPage'] = async (address, language, loadPageData) =>
  render(await loadPage(address.path, language, loadPageData), localizePath(address));

const renderMessageAnswer: PrerenderEntry['renderMessageAnswer'] = async (language, isSent, loadPageData) => {
  const { path } = notFoundRoute;
  const page = await loadPage(path, language, loadPageData);
  const own = await loadPageData('not-found', language);
  if (!own) throw new Error('No page data of the 404 page');
  const { success, failure } = page.shared.texts.toast;
  const { title, text } = isSent ? success : failure;
  const screen = (
    <PictureMessage picture={own.pictures.picture} link={own.texts.link}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </PictureMessage>
  );
  return {
    ...render({ ...page, screen }, localizePath({ path, language })),
    title,
  };
};

/** Renders a page as it is before it is hydrated. `address` is where its links lead from. */
function render(page: Page, address: string): RenderedPage {
  const { pageData, route, shared, language } = page;
  const load = () => Promise.resolve(page);
  const url = new URL(address, shared.companyInfo.url);
  const html = renderToString(
    <ErrorScreen shared={shared}>
      <App router={createRouter({ page, url, load, onFailure: () => {}, onShown: () => {} })} />
    </ErrorScreen>,
  );
  const heading = headingOf(pageData);
  return {
    html,
    language,
    ...pageData.texts.meta,
    canonical: canonicalUrl(shared.companyInfo.url, route, language, pageData.missingLanguages),
    heading,
    breadcrumbs: breadcrumbsOf(page, heading),
  };
}

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

export default { renderPage, renderMessageAnswer } satisfies PrerenderEntry;
