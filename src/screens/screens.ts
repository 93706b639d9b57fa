import type { ComponentType } from 'react';
import type { ScreenContent } from '../content/types.ts';
import { type ScreenName, serviceNames } from '../routes.ts';

type Load<Name extends ScreenName> = () => Promise<{ default: ComponentType<ScreenContent<Name>> }>;

const serviceDetail = () => import('./service-detail/ServiceDetail.tsx');

/** Where the code of each screen lies; each is a file of its own, loaded when it is wanted. */
export const screens: { [Name in ScreenName]: Load<Name> } = {
  home: () => import('./home/Home.tsx'),
  about: () => import('./about/About.tsx'),
  services: () => import('./services/Services.tsx'),
  winter: serviceDetail,
  sweeping: serviceDetail,
  excavation: serviceDetail,
  arborist: serviceDetail,
  facility: serviceDetail,
  news: () => import('./news/News.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  contact: () => import('./contact/Contact.tsx'),
  privacy: () => import('./privacy/Privacy.tsx'),
  'not-found': () => import('./not-found/NotFound.tsx'),
};

/** The folder in src/screens that holds a screen's code: the five service pages share theirs. */
export function screenFolder(screen: ScreenName): string {
  return serviceNames.some((service) => service === screen) ? 'service-detail' : screen;
}
