import './styles.ts';
import { renderToString } from 'react-dom/server';
import type { ScreenContent } from '../content/types.ts';
import { canonicalAddress } from '../document-head/canonical-address.ts';
import type { PrerenderEntry } from '../document-head/rendered-page.ts';
import { linksTo } from '../layout/trail.ts';
import { PrerenderedAddress } from '../routing/address.ts';
import { writeAddress } from '../routing/paths.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import type { Crumb } from '../ui/Breadcrumb.tsx';
import { App } from './App.tsx';
import { loadPage, type Page } from './load-page.ts';

const renderPage: PrerenderEntry['renderPage'] = async (address, language, loadContent) => {
  const page = await loadPage(address.path, language, loadContent);
  const html = renderToString(
    <ErrorScreen shared={page.shared}>
      <PrerenderedAddress value={writeAddress(address)}>
        <App initial={page} />
      </PrerenderedAddress>
    </ErrorScreen>,
  );
  const { content, route, shared } = page;
  const heading = headingOf(content);
  return {
    html,
    language,
    ...content.texts.meta,
    canonical: canonicalAddress(shared.firm.url, route, language, content.without),
    heading,
    trail: trailOf(page, heading).map(({ label, path }) => ({
      label,
      address: writeAddress({ path, language }),
    })),
  };
};

/** The visible trail, with a link to the page itself. */
function trailOf({ route, shared }: Page, heading: string): Required<Crumb>[] {
  const { path, screen } = route;
  if (screen === 'home' || screen === 'not-found') return [];
  if (screen === 'article') return [...linksTo('news', shared.texts), { label: heading, path }];
  return linksTo(screen, shared.texts);
}

function headingOf(content: ScreenContent): string {
  if (content.name === 'article') return content.article.title;
  const { texts } = content;
  if ('banner' in texts) return texts.banner.title;
  return 'hero' in texts ? texts.hero.title : texts.title;
}

export default { renderPage } satisfies PrerenderEntry;
