import type { ReactNode } from 'react';
import type { Overview } from '../../../server/desk/contract.ts';
import { PicturesView, PictureView } from '../pictures/PictureView.tsx';
import { newNotice } from '../store/drafts.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { MenuView } from './Menu.tsx';
import { MessagesView } from './MessagesView.tsx';
import { newsView } from './NewsView.tsx';
import { NoticeView } from './NoticeView.tsx';
import { CompanyView, PageView } from './PageView.tsx';
import { PublishView } from './PublishView.tsx';

export interface View {
  /** The ids of the documents that it reads. */
  documentIds?: readonly string[];
  children: ReactNode;
  /** The document whose page is beside it; by default the front page. */
  previewOf?: string;
}

/** The view of an address. The id of a page is its screen. */
export function findView(address: string, overview: Overview): View {
  const [kind = '', name] = address.split('/');
  if (overview.documents.some(({ id, isPage }) => isPage && id === address))
    return { documentIds: [address], children: <PageView id={address} />, previewOf: address };
  switch (kind) {
    case '':
    case 'all':
      return { children: <MenuView /> };
    case 'company':
      return { documentIds: ['company'], children: <CompanyView />, previewOf: 'company' };
    case 'pictures': {
      const children = name ? <PictureView name={name} /> : <PicturesView />;
      return { documentIds: ['pictures'], children, previewOf: 'pictures' };
    }
    case 'articles':
      return newsView(name);
    case 'publish':
      return { children: <PublishView /> };
    case 'notice':
      return { documentIds: ['notice', 'notice/sentences', newNotice], children: <NoticeView /> };
    case 'messages':
      return { children: <MessagesView />, previewOf: 'contact' };
    default:
      return { children: <ViewHeader title="Dette finnes ikke" back={['company', 'Firmaet']} /> };
  }
}
