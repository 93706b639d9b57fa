import { site as config } from '../../site.config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { validateConfig } from '../config/validate-config.ts';
import type { ArticleFile } from '../news/read-article.ts';
import { newsPlaces, readNews } from '../news/read-news.ts';
import { type Catalogue, readCatalogue } from '../pictures/catalogue.ts';
import { allPlaces, type Place, readPlacements } from '../pictures/place-pictures.ts';
import { readContent, type SiteContent } from './read-content.ts';

/** Where the form sends its messages, instead of the form service of the company's facts. */
export interface FormService {
  formEndpoint?: string;
  formAnswerIsReadable?: boolean;
}

/** Everything that content/ says, read and checked. */
export interface Site {
  company: SiteConfig;
  placements: Record<string, unknown>;
  catalogue: Catalogue;
  articles: readonly ArticleFile[];
  content: SiteContent;
  places: readonly Place[];
}

/** Reads and checks everything the owner changes. Throws a BuildFailure that says what is wrong and where. */
export async function readSite(root: string, formService: FormService = {}): Promise<Site> {
  validateConfig(config, {});
  const company = { ...config, ...formService };
  const placements = await readPlacements(root);
  const catalogue = await readCatalogue(root);
  const articles = await readNews(root, catalogue);
  const content = await readContent(root, company, catalogue, placements, articles);
  const places = [...allPlaces(placements), ...newsPlaces(articles)];
  return { company, placements, catalogue, articles, content, places };
}
