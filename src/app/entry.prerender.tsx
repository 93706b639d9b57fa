import './styles.ts';
import { renderToString } from 'react-dom/server';
import type { ScreenContent } from '../content/types.ts';
import { canonicalAddress } from '../document-head/canonical-address.ts';
import type { PrerenderEntry } from '../document-head/rendered-page.ts';
import { trailOf } from '../layout/trail.ts';
import { PrerenderedAddress } from '../routing/address.ts';
import { pathOf, writeAddress } from '../routing/paths.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';

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
  const { screen } = route;
  const trail = screen === 'home' || screen === 'not-found' ? [] : trailOf(screen, shared.texts);
  return {
    html,
    language,
    ...content.texts.meta,
    canonical: canonicalAddress(shared.firm.url, route, language),
    heading: headingOf(content),
    trail: trail.map(({ label, screen }) => ({
      label,
      address: writeAddress({ path: pathOf(screen), language }),
    })),
  };
};

function headingOf({ texts }: ScreenContent): string {
  if ('banner' in texts) return texts.banner.title;
  return 'hero' in texts ? texts.hero.title : texts.title;
}

export default { renderPage } satisfies PrerenderEntry;
