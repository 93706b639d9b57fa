import type { Language } from '../../common/languages.ts';
import type { PathAndLanguage } from '../../common/localized-path.ts';
import type { LoadPageData } from '../page-data/page-data-file.ts';

/** Head and structured data of a page in one language. */
export interface PageHead {
  language: Language;
  title: string;
  description: string;
  canonical: string;
  heading: string;
  /** With addresses in the page's language; empty if the page has no breadcrumbs. */
  breadcrumbs: { label: string; address: string }[];
}

export interface RenderedPage extends PageHead {
  html: string;
}

/** The builder loads src/app/entry.prerender.tsx as built code. */
export interface PrerenderEntry {
  renderPage: (
    address: PathAndLanguage,
    language: Language,
    loadPageData: LoadPageData,
  ) => Promise<RenderedPage>;
  /** Renders the page that answers a form without scripts. */
  renderMessageAnswer: (
    language: Language,
    isSent: boolean,
    loadPageData: LoadPageData,
  ) => Promise<RenderedPage>;
}
