import type { ComponentType } from 'react';
import type { ScreenName } from '../../tables/routes.ts';
import type { ScreenContent } from '../content/types.ts';

type Load<Name extends ScreenName> = () => Promise<{ default: ComponentType<ScreenContent<Name>> }>;

const serviceDetail = () => import('../screens/service-detail/ServiceDetail.tsx');

/** The code of each screen, loaded on demand. */
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
  article: () => import('../screens/article/Article.tsx'),
  gallery: () => import('../screens/gallery/Gallery.tsx'),
  contact: () => import('../screens/contact/Contact.tsx'),
  privacy: () => import('../screens/privacy/Privacy.tsx'),
  'not-found': () => import('../screens/not-found/NotFound.tsx'),
};
