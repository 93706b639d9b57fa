import { renderToString } from 'react-dom/server';
import type { LoadContent } from '../content/fetch-content.ts';
import type { ScreenContent } from '../content/types.ts';
import { canonicalAddress } from '../document-head/canonical-address.ts';
import { type FirstPicture, firstPictures } from '../document-head/first-pictures.ts';
import type { Language } from '../language/language.ts';
import { trailOf } from '../layout/trail.ts';
import { PrerenderedAddress } from '../routing/address.ts';
import { type AddressPath, pathOf, writeAddress } from '../routing/routes.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';
import './styles.ts';

export { findRoute, notFoundRoute, readAddress, routes } from '../routing/routes.ts';
export { screenFolder } from './screens.ts';

/** A page in one language, with what its document and its structured data need. */
export interface RenderedPage {
  html: string;
  language: Language;
  title: string;
  description: string;
  canonical: string;
  /** The page's main heading. */
  heading: string;
  /** The visible breadcrumb trail with addresses in the page's language; empty where there is none. */
  trail: { label: string; address: string }[];
  firstPictures: FirstPicture[];
}

/** Renders the page at an address in a language to finished HTML, exactly as the client hydrates it. */
export async function renderPage(
  address: AddressPath,
  language: Language,
  loadContent: LoadContent,
): Promise<RenderedPage> {
  const page = await loadPage(address.path, language, loadContent);
  const html = renderToString(
    <ErrorScreen>
      <PrerenderedAddress value={writeAddress(address)}>
        <App initial={page} />
      </PrerenderedAddress>
    </ErrorScreen>,
  );
  const { content, route, shared } = page;
  const { screen } = route;
  const trail = screen === 'home' || screen === 'not-found' ? [] : trailOf(screen, shared.texts);
  const isEnglish = language === 'en';
  return {
    html,
    language,
    ...content.texts.meta,
    canonical: canonicalAddress(route, language),
    heading: headingOf(content),
    trail: trail.map(({ label, screen }) => ({
      label,
      address: writeAddress({ path: pathOf(screen), isEnglish }),
    })),
    firstPictures: firstPictures(content),
  };
}

function headingOf({ texts }: ScreenContent): string {
  if ('banner' in texts) return texts.banner.title;
  return 'hero' in texts ? texts.hero.title : texts.title;
}
