import type { ReactNode } from 'react';
import type { Overview } from '../../contract.ts';
import { PicturesView } from '../pictures/PicturesView.tsx';
import { PictureView } from '../pictures/PictureView.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { ArticleView } from './ArticleView.tsx';
import { CompanyView } from './CompanyView.tsx';
import { DevicesView } from './DevicesView.tsx';
import { EditionsView } from './EditionsView.tsx';
import { NewsView } from './NewsView.tsx';
import { GalleryView, PageView } from './PageView.tsx';
import { PublishView } from './PublishView.tsx';

interface View {
  needs: readonly string[];
  /** The document whose page of the site is shown beside it. */
  beside: string;
  render: (...documents: OpenDocument[]) => ReactNode;
}

const view = (needs: readonly string[], beside: string, render: View['render']): View => {
  return { needs, beside, render };
};

export function findView(address: string, overview: Overview): View {
  const [kind, name] = address.split('/');
  const isKnown = kind !== 'texts' || overview.documents.some(({ id }) => id === address);
  switch (isKnown && kind) {
    case 'company':
      return view(['company'], 'company', (company) => <CompanyView document={company} />);
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
      if (!name) return view([], 'texts/news', () => <NewsView overview={overview} />);
      return view([address], 'texts/news', (article) => <ArticleView document={article} />);
    case 'publish':
      return view(['company'], 'texts/home', (company) => <PublishView {...{ overview, company }} />);
    case 'editions':
      return view([], 'texts/home', () => <EditionsView />);
    case 'devices':
      return view([], 'texts/home', () => <DevicesView />);
    default:
      return view([], 'texts/home', () => (
        <ViewHead title="Dette finnes ikke" back={['company', 'Firmaet']} />
      ));
  }
}
