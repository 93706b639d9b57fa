import type { ComponentType } from 'react';
import type { ScreenContent } from '../content/types.ts';
import { type ScreenName, serviceNames } from '../routing/routes.ts';

type Load<Name extends ScreenName> = () => Promise<{ default: ComponentType<ScreenContent<Name>> }>;

const serviceDetail = () => import('../screens/service-detail/ServiceDetail.tsx');

/** Where the code of each screen lies; each is a file of its own, loaded when it is wanted. */
export const screens: { [Name in ScreenName]: Load<Name> } = {
  home: () => import('../screens/home/Home.tsx'),
  about: () => import('../screens/about/About.tsx'),
  services: () => import('../screens/services/Services.tsx'),
  winter: serviceDetail,
  sweeping: serviceDetail,
  excavation: serviceDetail,
  arborist: serviceDetail,
  facility: serviceDetail,
  news: () => import('../screens/news/News.tsx'),
  gallery: () => import('../screens/gallery/Gallery.tsx'),
  contact: () => import('../screens/contact/Contact.tsx'),
  privacy: () => import('../screens/privacy/Privacy.tsx'),
  'not-found': () => import('../screens/not-found/NotFound.tsx'),
};

/** The folder in src/screens that holds a screen's code: the five service pages share theirs. */
export function screenFolder(screen: ScreenName): string {
  return serviceNames.some((service) => service === screen) ? 'service-detail' : screen;
}
