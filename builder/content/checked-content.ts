import type { Company } from '../../schema/company.ts';
import type { Placements } from '../../schema/content.ts';
import type { ShownNotice, Texts } from '../../src/content/types.ts';
import type { Language } from '../../tables/languages.ts';
import type { ArticleFile } from '../news/read-news.ts';
import type { Catalog } from '../pictures/catalog.ts';

/** Everything in content/, read and checked. */
export interface CheckedContent {
  company: Company;
  catalog: Catalog;
  placements: Placements;
  /** Those that are out, newest first. */
  articles: readonly ArticleFile[];
  /** That of the day; null when there is none, or it is over. */
  notice: Readonly<Record<Language, ShownNotice>> | null;
  /** Texts with the facts filled in. */
  texts: Readonly<Record<Language, Texts>>;
}
