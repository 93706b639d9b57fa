import type { BlogPosting, DayOfWeek, Graph, Thing } from 'schema-dts';
import { machineEmail } from '../../common/email-address.ts';
import { languageCodes } from '../../common/languages.ts';
import { groupDays } from '../../common/opening-hours.ts';
import type { Company } from '../../content-model/company.ts';
import { type ScreenName, serviceNames } from '../../content-model/routes.ts';
import type { PageHead } from '../../src/app/rendered-page.ts';
import { plainText } from '../../src/page-data/linked-text.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { iconsOf } from './seo-files.ts';

/** The pages that describe the company. Others refer to its id. */
const companyPages: readonly ScreenName[] = ['home', 'about', 'contact'];

export function structuredData(site: Site, route: SiteRoute, page: PageHead, preview: string): Graph {
  const { company } = site;
  const { language } = page;
  const texts = site.texts[language];
  const id = (path: string, fragment: string) => `${company.url}${path}#${fragment}`;
  const companyId = { '@id': id('/', 'company') };
  const service = serviceNames.find((name) => name === route.screen);
  const serviceId = { '@id': id(route.path, 'service') };
  const breadcrumbsId = { '@id': id(route.path, 'breadcrumb') };
  const hasBreadcrumbs = page.breadcrumbs.length > 0;
  const areaServed = { '@type': 'Place', name: company.place } as const;

  const number = company.organisationNumber.replaceAll(' ', '');
  const vat = company.registers.vat ? { vatID: `NO${number}MVA` } : {};
  const sameAs = company.facebook ? { sameAs: [new URL(company.facebook).href] } : {};
  const contractor: Thing = {
    '@type': 'GeneralContractor',
    ...companyId,
    name: company.name,
    url: `${company.url}/`,
    logo: `${company.url}${iconsOf(site).searchEngines}`,
    image: `${company.url}${preview}`,
    telephone: company.phone,
    email: machineEmail(company.email),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.place,
      addressCountry: 'NO',
    },
    areaServed,
    foundingDate: String(company.founded),
    taxID: number,
    ...vat,
    openingHoursSpecification: openingHours(company),
    ...sameAs,
  };
  const webSite: Thing = {
    '@type': 'WebSite',
    '@id': id('/', 'website'),
    url: `${company.url}/`,
    name: company.name,
    inLanguage: [...languageCodes],
    publisher: companyId,
  };
  const breadcrumb = hasBreadcrumbs ? { breadcrumb: breadcrumbsId } : {};
  const webPage: Thing = {
    '@type': 'WebPage',
    '@id': id(route.path, 'page'),
    url: page.canonical,
    name: page.title,
    description: page.description,
    inLanguage: language,
    isPartOf: { '@id': id('/', 'website') },
    about: service ? serviceId : companyId,
    ...breadcrumb,
  };
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    ...breadcrumbsId,
    itemListElement: page.breadcrumbs.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: company.url + address,
    })),
  };
  const described: Thing | undefined = service && {
    '@type': 'Service',
    ...serviceId,
    name: texts.shared.services[service],
    serviceType: texts.shared.services[service],
    description: plainText(texts[service].card.description),
    url: page.canonical,
    provider: companyId,
    areaServed,
  };

  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(companyPages.includes(route.screen) ? [contractor, webSite] : []),
      webPage,
      ...(hasBreadcrumbs ? [breadcrumbs] : []),
      ...(described ? [described] : []),
      ...blogPostings(route, company, page, preview),
    ],
  };
}

function openingHours(company: Company) {
  return groupDays(company.openingHours).flatMap(({ days, hours }) => {
    // The days of schema.org are those of company.json with a capital letter.
    const dayOfWeek = days.map((day) => (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek);
    return hours ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...hours }] : [];
  });
}

function blogPostings(
  { path, published }: Pick<SiteRoute, 'path' | 'published'>,
  { url, name }: Company,
  page: PageHead,
  preview: string,
): BlogPosting[] {
  if (published === undefined) return [];
  const id = url + path;
  const publisher = {
    '@type': 'GeneralContractor' as const,
    '@id': `${url}/#company`,
    name,
    url: `${url}/`,
  };
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${id}#article`,
      headline: page.heading,
      description: page.description,
      image: url + preview,
      datePublished: published,
      inLanguage: page.language,
      url: page.canonical,
      mainEntityOfPage: { '@id': `${id}#page` },
      author: publisher,
      publisher,
    },
  ];
}
