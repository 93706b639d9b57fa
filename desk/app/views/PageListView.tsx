import { useStore } from '../../../src/browser/store.ts';
import { framePage } from '../preview/frame-page.ts';
import { isForHelper, useOverview } from '../store/overview.ts';
import { NotShown } from '../ui/NotShown.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';

/** «Endre siden»: all pages, for the keyboard and for what no tap on the page beside them reaches. */
export function PageListView() {
  const { path: shown } = useStore(framePage);
  const pages = useOverview().documents.filter((page) => page.isPage && !isForHelper(page));
  // It has no page of its own.
  const isOfAllPages = ({ id }: { id: string }) => id === 'shared';
  return (
    <>
      <ViewHeader title="Endre siden" intro="Trykk på det du vil endre på siden, eller velg fra listen." />
      <ul className="row-list">
        {pages.map((page) => (
          <li key={page.id}>
            <a
              href={viewHref(page.id)}
              aria-current={(page.address === shown && !isOfAllPages(page)) || undefined}
            >
              {page.title}
            </a>{' '}
            {!page.isShown && <NotShown />}
          </li>
        ))}
      </ul>
    </>
  );
}
