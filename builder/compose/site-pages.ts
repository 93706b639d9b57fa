import type { PageHead, PrerenderEntry, RenderedPage } from '../../src/app/rendered-page.ts';
import type { LoadContent } from '../../src/content/content-file.ts';
import type { Address } from '../../src/routing/paths.ts';
import type { Language } from '../../tables/languages.ts';
import { addressOf, type SiteContent } from '../content/site-content.ts';

/** What was found when a page was rendered. */
interface KnownPage {
  /** The address of each text file that it asked for, by the file's language and name. */
  loaded: Record<string, string>;
  head: PageHead;
}

/** Pages by their addresses and languages. They are those of one state of the code. */
export type KnownPages = Record<string, KnownPage>;

/**
 * Renders the pages of a site, each once. A page whose text files are those of an `earlier` site is as it was: what its
 * head says is known without rendering it.
 */
export function sitePages(content: SiteContent, { renderPage }: PrerenderEntry, earlier: KnownPages = {}) {
  const known: KnownPages = {};
  const rendered = new Map<string, Promise<RenderedPage>>();
  const idOf = ({ path, language }: Address, shown: Language) => [language, shown, path].join(' ');

  function render(address: Address, language: Language): Promise<RenderedPage> {
    const id = idOf(address, language);
    const loaded: KnownPage['loaded'] = {};
    const load: LoadContent = (name, code) => {
      loaded[`${code} ${name}`] = addressOf(content, name, code) ?? '';
      return content.load(name, code);
    };
    const make = async () => {
      const page = await renderPage(address, language, load);
      const { html: _, ...head } = page;
      known[id] = { loaded, head };
      return page;
    };
    const page = rendered.get(id) ?? make();
    rendered.set(id, page);
    return page;
  }

  async function find(address: Address, language: Language): Promise<KnownPage> {
    const id = idOf(address, language);
    const before = earlier[id];
    if (before && Object.entries(before.loaded).every(isAsBefore)) known[id] = before;
    else await render(address, language);
    return known[id] as KnownPage;
  }

  function isAsBefore([key, address]: [string, string]): boolean {
    const [code, name = ''] = key.split(' ');
    return (addressOf(content, name, code as Language) ?? '') === address;
  }

  return { known, render, find };
}
