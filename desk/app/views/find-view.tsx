import { lazy, type ReactNode } from 'react';
import type { Overview } from '../../contract/overview.ts';
import { PicturesView } from '../pictures/PicturesView.tsx';
import { PictureView } from '../pictures/PictureView.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { newArticle } from '../store/drafts.ts';
import { pageId } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { CompanyView } from './CompanyView.tsx';
import { EditionsView } from './EditionsView.tsx';
import { AllView, HomeView } from './HomeView.tsx';
import { MessagesView } from './MessagesView.tsx';
import { NewsView } from './NewsView.tsx';
import { GalleryView, PageView } from './PageView.tsx';
import { PublishView } from './PublishView.tsx';

// What few visits need comes when it is opened.
const ArticleView = lazy(async () => ({ default: (await import('./ArticleView.tsx')).ArticleView }));
const DevicesView = lazy(async () => ({ default: (await import('./DevicesView.tsx')).DevicesView }));
const NoticeView = lazy(async () => ({ default: (await import('../notice/NoticeView.tsx')).NoticeView }));

interface View {
  needs: readonly string[];
  /** The document whose page of the site is shown beside it. */
  beside: string;
  render: (...documents: OpenDocument[]) => ReactNode;
}

const view = (needs: readonly string[], beside: string, render: View['render']): View => {
  return { needs, beside, render };
};

/** What an address shows. A page of the site is named by its screen, so that one that goes leads here. */
export function findView(address: string, overview: Overview): View {
  const [kind, name] = address.split('/');
  const isKnown = kind !== 'texts' || overview.documents.some(({ id }) => id === address);
  switch (isKnown && kind) {
    case '':
      return view([], pageId('home'), () => <HomeView overview={overview} />);
    case 'all':
      return view([], pageId('home'), () => <AllView overview={overview} />);
    case 'company':
      return view(['company'], 'company', (company) => (
        <CompanyView isOnServer={overview.isOnServer} document={company} />
      ));
    case 'texts':
      return view([address, 'placements'], address, (texts, placements) => (
        <PageView {...{ texts, placements }} />
      ));
    case 'pictures':
      return view(['pictures', 'placements'], 'pictures', (pictures, placements) =>
        name ? (
          <PictureView document={pictures} {...{ name, placements }} />
        ) : (
          <PicturesView document={pictures} placements={placements} />
        ),
      );
    case 'placements':
      return view(['placements', 'pictures'], 'pictures', (placements) => (
        <GalleryView document={placements} />
      ));
    case 'news':
      if (!name) return view([], pageId('news'), () => <NewsView overview={overview} />);
      return view(
        [address, 'company'],
        address === newArticle ? pageId('news') : address,
        (article, company) => <ArticleView document={article} company={company} />,
      );
    case 'publish':
      return view(['company'], pageId('home'), (company) => <PublishView {...{ overview, company }} />);
    case 'editions':
      return view([], pageId('home'), () => <EditionsView />);
    case 'notice':
      return view(['notice'], pageId('home'), (notice) => (
        <NoticeView document={notice} overview={overview} />
      ));
    case 'messages':
      return view([], pageId('contact'), () => <MessagesView />);
    case 'devices':
      return view([], pageId('home'), () => <DevicesView />);
    default:
      return view([], pageId('home'), () => (
        <ViewHead title="Dette finnes ikke" back={['company', 'Firmaet']} />
      ));
  }
}
