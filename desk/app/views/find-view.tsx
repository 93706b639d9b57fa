import type { ReactNode } from 'react';
import { GalleryView } from '../gallery/GalleryView.tsx';
import type { Address } from '../layout/address.ts';
import { addresses } from '../layout/address.ts';
import { ArticleView } from '../news/ArticleView.tsx';
import { NewArticle } from '../news/NewArticle.tsx';
import { NewsView } from '../news/NewsView.tsx';
import { PicturesView } from '../pictures/PicturesView.tsx';
import { PictureView } from '../pictures/PictureView.tsx';
import { PublishView } from '../publish/PublishView.tsx';
import type { Everything } from '../store/overview.ts';
import { CompanyView } from './CompanyView.tsx';
import { PageView } from './PageView.tsx';
import { ViewHead } from './ViewHead.tsx';

interface View {
  content: ReactNode;
  /** The documents that it changes. */
  ids: readonly string[];
  /** The page that is shown beside it. */
  address: string;
  /** Has little use for the page beside it, and wants the room. */
  isWide?: boolean;
}

/** What an address of the desk shows. */
export function findView({ parts }: Address, everything: Everything): View {
  const [place = '', name] = parts;
  const { overview } = everything;
  const addressOf = (id: string) => overview.documents.find((one) => one.id === id)?.address ?? '/';
  const exists = (id: string) => overview.documents.some((one) => one.id === id);

  switch (place) {
    case '':
    case 'firmaet':
      return { content: <CompanyView />, ids: ['company'], address: addressOf('company') };
    case 'sider':
      if (!name || !exists(`texts/${name}`)) break;
      return {
        content: <PageView key={name} name={name} />,
        ids: [`texts/${name}`, 'placements'],
        address: addressOf(`texts/${name}`),
      };
    case 'bilder':
      if (!name) return { content: <PicturesView />, ids: ['pictures'], address: addressOf('pictures') };
      return {
        content: <PictureView key={name} name={name} everything={everything} />,
        ids: ['pictures'],
        address: addressOf('pictures'),
      };
    case 'galleriet':
      return { content: <GalleryView />, ids: ['placements'], address: '/gallery' };
    case 'nyheter':
      if (!name) return { content: <NewsView overview={overview} />, ids: ['pictures'], address: '/aktuelt' };
      if (name === '-ny') return { content: <NewArticle />, ids: ['pictures'], address: '/aktuelt' };
      if (!exists(`news/${name}`)) break;
      return {
        content: <ArticleView key={name} slug={name} />,
        ids: [`news/${name}`],
        address: '/aktuelt',
      };
    case 'publiser':
      return {
        content: <PublishView overview={overview} />,
        ids: overview.documents.map(({ id }) => id),
        address: '/',
      };
  }
  return {
    content: <ViewHead title="Dette finnes ikke" intro={<a href={addresses.company}>Til Firmaet</a>} />,
    ids: ['company'],
    address: '/',
  };
}
