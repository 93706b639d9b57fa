import type { Language } from '../../common/languages.ts';
import type { LoadPageData } from '../page-data/page-data-file.ts';
import type { PathAndLanguage } from '../routing/paths.ts';

/** What the head and the structured data say of a page in one language. */
export interface PageHead {
  language: Language;
  title: string;
  description: string;
  canonical: string;
  heading: string;
  /** The breadcrumb trail, with addresses in the page's language; empty if the page has none. */
  breadcrumbs: { label: string; address: string }[];
}

export interface RenderedPage extends PageHead {
  html: string;
}

/** What src/app/entry.prerender.tsx exports. The builder imports everything else that it uses of src/. */
export interface PrerenderEntry {
  /** Renders the page at an address to the markup that the client hydrates. */
  renderPage: (
    address: PathAndLanguage,
    language: Language,
    loadPageData: LoadPageData,
  ) => Promise<RenderedPage>;
}
