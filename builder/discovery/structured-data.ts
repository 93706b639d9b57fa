import type {
  BreadcrumbList,
  GeneralContractor,
  Graph,
  ImageGallery,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { RenderedPage } from '../../src/app/entry.prerender.tsx';
import type { Picture } from '../../src/content/picture.ts';
import { largestFile } from '../../src/content/picture-files.ts';
import type { Content } from '../../src/content/types.ts';
import { pathOf, type Route, type ServiceName, serviceNames } from '../../src/routing/routes.ts';
import type { SiteConfig } from '../config/site-config.ts';

interface PageFacts {
  route: Route;
  page: RenderedPage;
  /** The address of the page's preview picture. */
  preview: string;
  shared: Content<'shared'>;
  /** What each service is, in a sentence. */
  services: Content<'home'>['texts']['services']['cards'];
  /** The gallery's photos, on the gallery page. */
  photos: readonly Picture[];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const pageTypes: Partial<Record<Route['screen'], 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** One graph with stable ids for a page: the firm, the site, the page, its trail, and what it is about. */
export function structuredData(config: SiteConfig, facts: PageFacts): Graph {
  const { route, page, preview, shared, services, photos } = facts;
  const id = (path: string, fragment: string) => `${config.url}${path}#${fragment}`;
  const company = { '@id': id('/', 'company') };
  const nameOf = (service: ServiceName) => shared.texts.services[service];
  const serviceId = (service: ServiceName) => ({ '@id': id(pathOf(service), 'service') });
  const isService = serviceNames.find((service) => service === route.screen);

  const firm: GeneralContractor = {
    '@type': 'GeneralContractor',
    ...company,
    name: config.name,
    url: `${config.url}/`,
    logo: `${config.url}/icons/icon-512.png`,
    image: `${config.url}${preview}`,
    telephone: config.phone,
    email: config.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: config.street,
      postalCode: config.postalCode,
      addressLocality: config.locality,
      addressRegion: 'Bærum',
      addressCountry: 'NO',
    },
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'Bærum' },
      { '@type': 'Place', name: 'Lommedalen' },
    ],
    foundingDate: '2019',
    taxID: config.organisationNumber.replaceAll(' ', ''),
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens: '07:00', closes: '17:00' },
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'Vakttelefon døgnet rundt om vinteren',
      telephone: config.phone,
      availableLanguage: ['no', 'en'],
      areaServed: 'NO',
    },
    sameAs: [config.facebook],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: shared.texts.navigation.services,
      itemListElement: serviceNames.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(service), name: nameOf(service) },
      })),
    },
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': id('/', 'website'),
    url: `${config.url}/`,
    name: config.name,
    inLanguage: ['no', 'en'],
    publisher: company,
  };
  const webPage: WebPage = {
    '@type': pageTypes[route.screen] ?? 'WebPage',
    '@id': id(route.path, 'page'),
    url: page.canonical,
    name: page.title,
    description: page.description,
    inLanguage: 'no',
    isPartOf: { '@id': id('/', 'website') },
    about: isService ? serviceId(isService) : company,
    ...(page.trail.length > 0 && { breadcrumb: { '@id': id(route.path, 'breadcrumb') } }),
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': id(route.path, 'breadcrumb'),
    itemListElement: page.trail.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: config.url + address,
    })),
  };
  const described: Service[] = serviceNames
    .filter((service) => service === isService)
    .map((service) => ({
      '@type': 'Service',
      ...serviceId(service),
      name: nameOf(service),
      serviceType: nameOf(service),
      description: services[service].description,
      url: config.url + pathOf(service),
      provider: company,
      areaServed: [
        { '@type': 'AdministrativeArea', name: 'Bærum' },
        { '@type': 'Place', name: 'Lommedalen' },
      ],
    }));
  const gallery: ImageGallery = {
    '@type': 'ImageGallery',
    '@id': id(route.path, 'gallery'),
    name: page.title,
    image: photos.map((photo) => config.url + largestFile(photo)),
  };

  return {
    '@context': 'https://schema.org',
    '@graph': [
      firm,
      site,
      webPage,
      ...(page.trail.length > 0 ? [trail] : []),
      ...described,
      ...(photos.length > 0 ? [gallery] : []),
    ],
  };
}
