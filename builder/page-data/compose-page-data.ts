import { createHash } from 'node:crypto';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import type { Company } from '../../schema/company.ts';
import {
  type FileName,
  type PageDataName,
  type ScreenFiles,
  screenFileNames,
} from '../../schema/screen-schemas.ts';
import {
  contentFile,
  isContentOf,
  type LoadContent,
  type TextList,
} from '../../src/page-data/page-data-file.ts';
import type {
  Content,
  Extras,
  ServiceCard,
  ShownNotice,
  Texts,
  YearDays,
} from '../../src/page-data/types.ts';
import { forEachService, type ServiceName, serviceNames } from '../../src/screens/routes.ts';
import { articlePages, type NewsContext, newsList } from '../news/news-content.ts';
import type { ArticleFile } from '../news/read-news.ts';
import type { Catalog } from '../pictures/catalog.ts';
import { photosOf } from '../pictures/gallery-photos.ts';
import { pictureFinder, placePictures } from '../pictures/resolve-pictures.ts';
import { firmOf, mapLinks } from './company-info.ts';

export interface CheckedContent {
  company: Company;
  catalog: Catalog;
  /** As they are written. */
  files: ScreenFiles;
  /** The published ones, newest first. */
  articles: readonly ArticleFile[];
  /** Null when there is none, or it is over. */
  notice: Readonly<Record<Language, ShownNotice>> | null;
  /** With the facts filled in. */
  texts: Readonly<Record<Language, Texts>>;
}

/** The JSON files that the browser loads: texts and pictures, one file per page and language. */
export interface SiteContent {
  load: LoadContent;
  /** The addresses of the files of a language, by their names. */
  lists: Readonly<Record<Language, TextList['files']>>;
  /** The JSON of every file, by its address. */
  files: ReadonlyMap<string, string>;
}

/** Makes the text files of a site. `year` is the one in which it is composed. */
export function contentOf(site: CheckedContent, year: number): SiteContent {
  const { company, catalog, articles, texts } = site;
  const files = new Map<string, string>();

  const altPrefixes = forEachLanguage((code) =>
    company.picturesAreIllustrations ? `${texts[code].shared.illustration}: ` : '',
  );

  const listsIn = (language: Language) => {
    const write = <Name extends PageDataName>(name: string, content: Content<Name>) => {
      const json = JSON.stringify(content);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
      const address = contentFile(name, language, hash);
      files.set(address, json);
      return [name, address] as const;
    };
    const pictureOf = pictureFinder(catalog, language, altPrefixes);
    const page = { site, company, year, language, texts: texts[language], pictureOf };
    const screens = screenFileNames.map((name) =>
      hasExtras(name) ? write(name, contentIn(name, page)) : write(name, partsOf(name, page)),
    );
    const news = articlePages(articles, page).map(([name, article]) => write(name, article));
    return Object.fromEntries([...screens, ...news]);
  };

  const lists = forEachLanguage(listsIn);
  return {
    load: async (screen, language, name: string = screen) => {
      const json = files.get(lists[language][name] ?? '');
      const content: unknown = json && JSON.parse(json);
      return isContentOf(screen, content) ? content : undefined;
    },
    lists,
    files,
  };
}

interface PageContext extends NewsContext {
  site: CheckedContent;
  year: number;
}

const partsOf = <Name extends FileName>(name: Name, { site, texts, pictureOf }: PageContext) => ({
  name,
  texts: texts[name],
  pictures: placePictures(name, site.files, pictureOf),
});

type NameWithExtras = keyof Extras & FileName;

const hasExtras = (name: FileName): name is NameWithExtras => name in extras;

const contentIn = <Name extends NameWithExtras>(name: Name, page: PageContext) => ({
  ...partsOf(name, page),
  ...extras[name](page),
});

const serviceExtras = (name: ServiceName) => (page: PageContext) => ({
  photos: photosOf(name, page.site, page.pictureOf),
  parts: page.site.files[name].parts,
});

/** What screens show besides their own texts and pictures. */
const extras: { [Name in NameWithExtras]: (page: PageContext) => Extras[Name] } = {
  shared: ({ site, company, language, year }) => ({
    firm: firmOf(company, language),
    year,
    ...(site.notice && { notice: site.notice[language] }),
  }),
  home: (page) => ({ yearDays: yearDays(page.company), cards: cardsOf('home', page) }),
  services: (page) => ({
    cards: cardsOf('services', page).map((card) => {
      return { ...card, more: page.texts[card.service].card.more };
    }),
  }),
  ...forEachService(serviceExtras),
  winter: (page) => ({
    ...serviceExtras('winter')(page),
    icePlaningDocument: page.company.icePlaningDocument,
  }),
  news: (page) => newsList(page.site.articles, page),
  contact: ({ company }) => ({ formService: company.formService, map: mapLinks(company) }),
};

/** The services on a page, each by the words and picture of its own file. */
const cardsOf = (screen: 'home' | 'services', { site, texts, pictureOf }: PageContext): ServiceCard[] =>
  serviceNames.map((service) => ({
    service,
    description: texts[service].card[screen],
    picture: placePictures(service, site.files, pictureOf).card[screen],
  }));

const yearDays = ({ grittingSeason, sweepingDoneBy }: Company): YearDays => ({
  seasonFrom: grittingSeason.from,
  seasonTo: grittingSeason.to,
  sweepingDoneBy,
});
