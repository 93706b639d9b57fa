import './styles.ts';
import { renderToString } from 'react-dom/server';
import { trailTo } from '../layout/Banner.tsx';
import type { ScreenContent } from '../page-data/types.ts';
import { canonicalAddress, writeAddress } from '../routing/paths.ts';
import { createRouter } from '../routing/router.ts';
import { App } from './App.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loadPage, type Page } from './load-page.ts';
import type { PrerenderEntry } from './rendered-page.ts';

const renderPage: PrerenderEntry['renderPage'] = async (address, language, loadContent) => {
  const page = await loadPage(address.path, language, loadContent);
  const url = new URL(writeAddress(address), page.shared.firm.url);
  const load = () => Promise.resolve(page);
  const html = renderToString(
    <ErrorScreen shared={page.shared}>
      <App router={createRouter({ page, url, load, onFailure: () => {} })} />
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
    trail: trailOf(page, heading),
  };
};

/** The visible trail, with a link to the page itself. */
function trailOf({ route: { screen, path }, language, shared }: Page, heading: string) {
  if (screen === 'home' || screen === 'not-found') return [];
  const trail: { label: string; path: string }[] = trailTo(path, shared.texts);
  if (trail.at(-1)?.path !== path) trail.push({ label: heading, path });
  return trail.map(({ label, path }) => ({ label, address: writeAddress({ path, language }) }));
}

function headingOf(content: ScreenContent): string {
  const { texts } = content;
  if ('banner' in texts) return texts.banner.title;
  return 'hero' in texts ? texts.hero.title : texts.title;
}

export default { renderPage } satisfies PrerenderEntry;
