import type { ReactNode } from 'react';
import type { Overview } from '../../../server/desk/contract.ts';
import { PicturesView, PictureView } from '../pictures/PicturesView.tsx';
import type { OpenDocument, ValueOf } from '../store/documents.ts';
import { newArticle, newNotice } from '../store/drafts.ts';
import { ViewHead } from '../ui/View.tsx';
import { AllView } from './Menu.tsx';
import { MessagesView } from './MessagesView.tsx';
import { ArticleView, NewsView } from './NewsView.tsx';
import { NoticeView } from './NoticeView.tsx';
import { CompanyView, PageView } from './PageView.tsx';
import { PublishView } from './PublishView.tsx';
import { ReleasesView } from './ReleasesView.tsx';

interface View {
  /** The ids of its documents. */
  needs?: readonly string[];
  render: (...documents: OpenDocument[]) => ReactNode;
  /** The document whose page is beside it; by default the front page. */
  beside?: string;
}

/** Gives a view its documents with their types. */
const viewOf = <const Ids extends readonly string[]>(
  needs: Ids,
  render: (...documents: { [At in keyof Ids]: OpenDocument<ValueOf<Ids[At]>> }) => ReactNode,
  beside?: string,
): View => ({ needs, render: render as View['render'], ...(beside && { beside }) });

/** The view of an address. The id of a page is its screen. */
export function findView(address: string, overview: Overview): View {
  const [kind = '', name] = address.split('/');
  if (overview.documents.some(({ id, isPage }) => isPage && id === address))
    return { needs: [address], render: (page) => <PageView document={page} />, beside: address };
  switch (kind) {
    case '':
    case 'all':
      return { render: () => <AllView /> };
    case 'company':
      return viewOf(['company'], (company) => <CompanyView document={company} />, 'company');
    case 'pictures':
      return viewOf(
        ['pictures'],
        (document) => (name ? <PictureView {...{ name, document }} /> : <PicturesView />),
        'pictures',
      );
    case 'articles':
      return { render: () => <NewsView />, beside: 'news' };
    case 'news':
      return viewOf(
        [`news/${name}`, 'company'],
        (article, company) => <ArticleView document={article} company={company} />,
        address === newArticle ? 'news' : address,
      );
    case 'publish':
      return { render: () => <PublishView /> };
    case 'releases':
      return { render: () => <ReleasesView /> };
    case 'notice':
      return viewOf(['notice', newNotice], (document, draft) => <NoticeView {...{ document, draft }} />);
    case 'messages':
      return { render: () => <MessagesView />, beside: 'contact' };
    default:
      return { render: () => <ViewHead title="Dette finnes ikke" back={['company', 'Firmaet']} /> };
  }
}
