import { formatAddress, mailLink } from '../../common/format.ts';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import { hoursLines } from '../../common/opening-hours.ts';
import { phoneLink } from '../../common/phone.ts';
import type { Company } from '../../content-model/company.ts';
import type { ArticleFile } from '../../content-model/news/read-article.ts';
import {
  type FileName,
  type PageDataName,
  type ShownScreens,
  shownServices,
} from '../../content-model/screen-schemas.ts';
import { pageOf } from '../../src/gallery/pages.ts';
import { isPageDataOf, type LoadPageData, pageDataPath } from '../../src/page-data/page-data-file.ts';
import type {
  ExtraPageData,
  NoticeData,
  PageData,
  SeasonDays,
  ServiceCardData,
  Texts,
} from '../../src/page-data/types.ts';
import { hashOf } from '../hash.ts';
import type { Catalog } from '../pictures/catalog.ts';
import { logoData, type SiteLogo } from '../pictures/logo.ts';
import { createPictureResolver, resolvePictures } from '../pictures/resolve-pictures.ts';
import {
  articlePages,
  listArticlePictures,
  listDrawnPictures,
  type NewsContext,
  newsList,
} from './news-content.ts';

export interface SiteContent {
  company: Company;
  logo: SiteLogo | null;
  catalog: Catalog;
  /** The screens that have a page or words on the site. */
  screens: readonly FileName[];
  /** The files of all screens, with variables in their texts. */
  files: ShownScreens;
  /** The articles with an address, newest first. */
  articles: readonly ArticleFile[];
  notice: Readonly<Record<Language, NoticeData>> | null;
  texts: Readonly<Record<Language, Texts>>;
}

export type SitePageData = ReturnType<typeof composePageData>;

export function composePageData(site: SiteContent, year: number) {
  const { company, catalog, articles, texts } = site;
  const services = shownServices(site.files);
  const files = new Map<string, string>();
  /** By the addresses of their files. */
  const values = new Map<string, unknown>();

  const altPrefixes = forEachLanguage((code) => `${texts[code].shared.illustration}: `);
  const inArticles = listArticlePictures(articles).map(({ name }) => name);
  const drawn = listDrawnPictures({ files: site.files, inArticles }, (name) => catalog.get(name)?.isPhoto);

  const listsIn = (language: Language) => {
    const write = <Name extends PageDataName>(name: string, data: PageData<Name>) => {
      const json = JSON.stringify(data);
      const address = pageDataPath(name, language, hashOf(json));
      files.set(address, json);
      values.set(address, data);
      return [name, address] as const;
    };
    const resolvePicture = createPictureResolver(catalog, language, altPrefixes);
    const page = { site, services, drawn, company, year, language, texts: texts[language], resolvePicture };
    const screens = site.screens.map((name) =>
      hasExtras(name) ? write(name, extendedPageData(name, page)) : write(name, screenPageData(name, page)),
    );
    const news = articlePages(articles, page).map(([name, article]) => write(name, article));
    return Object.fromEntries([...screens, ...news]);
  };

  const lists = forEachLanguage(listsIn);
  const load: LoadPageData = async (screen, language, name: string = screen) => {
    const content = values.get(lists[language][name] ?? '');
    return isPageDataOf(screen, content) ? content : undefined;
  };
  return { load, lists, files };
}

interface PageContext extends NewsContext {
  site: SiteContent;
  drawn: ReadonlySet<string>;
  year: number;
}

const screenPageData = <Name extends FileName>(name: Name, { site, texts, resolvePicture }: PageContext) => ({
  name,
  texts: texts[name],
  pictures: resolvePictures(name, site.files, resolvePicture),
});

type NameWithExtras = keyof ExtraPageData & FileName;

const hasExtras = (name: FileName): name is NameWithExtras => name in extras;

const extendedPageData = <Name extends NameWithExtras>(name: Name, page: PageContext) => ({
  ...screenPageData(name, page),
  ...extras[name](page),
});

const extras: { [Name in NameWithExtras]: (page: PageContext) => ExtraPageData[Name] } = {
  shared: ({ site, services, drawn, company, language, year, texts }) => ({
    companyInfo: {
      ...companyInfo(company, language),
      logo: site.logo && logoData(site.logo, company.logoHasName),
      hasIllustrations: drawn.size > 0,
    },
    services,
    onCall: texts.contact.details.onCall,
    year,
    ...(site.notice && { notice: site.notice[language] }),
  }),
  home: (page) => ({
    seasonDays: seasonDays(page.company),
    cards: cardsOf('home', page),
    photoPages: photoPages(page.site.files),
  }),
  services: (page) => ({
    cards: cardsOf('services', page).map((card) => {
      return { ...card, more: page.texts[card.service].card.more };
    }),
  }),
  winter: ({ company: { icePlaningDocument } }) =>
    icePlaningDocument ? { document: { row: 'icePlaning', href: icePlaningDocument } } : {},
  news: (page) => newsList(page.site.articles, page),
  contact: (page) => ({
    formService: page.company.formService,
    map: mapLinks(page.company),
  }),
};

const cardSlots = { home: 'serviceCard', services: 'serviceSection' } as const;

const cardsOf = (
  screen: 'home' | 'services',
  { site, services, texts, resolvePicture }: PageContext,
): ServiceCardData[] =>
  services.map((service, index, { length }) => ({
    service,
    description: texts[service].card.description,
    picture: resolvePicture(site.files[service].pictures.card[screen], cardSlots[screen], index, length),
  }));

/** The front page shows only photos that are in the gallery. */
const photoPages = ({ home, gallery }: ShownScreens): number[] =>
  home.pictures.gallery.map((name) => pageOf(gallery.pictures.photos.indexOf(name)));

const seasonDays = ({ grittingSeason, sweepingDoneBy }: Company): SeasonDays => ({
  seasonFrom: grittingSeason.from,
  seasonTo: grittingSeason.to,
  sweepingDoneBy,
});

export function companyInfo(company: Company, language: Language) {
  const { name, url, phone, email, facebook } = company;
  return {
    name,
    url,
    phone: { text: phone, href: phoneLink(phone) },
    email: { text: email, href: mailLink(email) },
    address: formatAddress(company),
    organisationNumber: registeredNumber(company),
    facebook,
    openingHours: hoursLines(company.openingHours, language),
  };
}

function registeredNumber({ organisationNumber, registers }: Company): string {
  const number = registers.vat ? `NO ${organisationNumber} MVA` : organisationNumber;
  return registers.business ? `${number}, Foretaksregisteret` : number;
}

function mapLinks(company: Company): { page: string; frame: string } {
  const address = encodeURIComponent(formatAddress(company).replaceAll('\u00a0', ' '));
  return {
    page: `https://www.google.com/maps/search/?api=1&query=${address}`,
    frame: `https://www.google.com/maps?q=${address}&z=13&output=embed`,
  };
}
