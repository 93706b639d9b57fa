import type { PageName } from '../../../content-model/routes.ts';
import { isForHelper, useOverview } from '../store/overview.ts';
import { NotShown } from '../ui/NotShown.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { useAddress, viewHref } from '../ui/view-links.ts';

/** «Endre siden»: all pages, for the keyboard and for what no tap on the page beside them reaches. */
export function PageListView() {
  const { beside } = useAddress();
  const shown = beside ?? ('home' satisfies PageName);
  const pages = useOverview().documents.filter((page) => page.isPage && !isForHelper(page));
  return (
    <>
      <ViewHeader title="Endre siden" intro="Trykk på det du vil endre på siden, eller velg fra listen." />
      <ul className="row-list">
        {pages.map((page) => (
          <li key={page.id}>
            <a href={viewHref(page.id)} aria-current={page.id === shown || undefined}>
              {page.title}
            </a>{' '}
            {!page.isShown && <NotShown />}
          </li>
        ))}
      </ul>
    </>
  );
}
