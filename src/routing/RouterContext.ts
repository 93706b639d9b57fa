import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { RoutedPage, Router, RouterState } from './router.ts';

interface Routing extends Pick<RouterState<RoutedPage>, 'localizedPath' | 'navigationCount' | 'isLoading'> {
  /** The query with its question mark; empty in the prerendered document. */
  search: string;
  router: Pick<Router, 'visit' | 'setLanguage' | 'changeQuery' | 'currentUrl'>;
}

export const RouterContext = createContext<Routing | null>(null);

/** Connects React to the router. */
export function useShownPage<Page extends RoutedPage>(router: Router<Page>): [Page, Routing] {
  const [{ shownPage, localizedPath, navigationCount, isLoading }, setState] = useState(router.state);
  const search = shownPage.url.search;
  // Layout effects run before the effects that measure the window.
  useLayoutEffect(() => router.commit(shownPage), [router, shownPage]);
  useLayoutEffect(() => router.connect(setState), [router]);
  const routing = useMemo(
    () => ({ localizedPath, navigationCount, isLoading, search, router }),
    [localizedPath, navigationCount, isLoading, search, router],
  );
  return [shownPage.page, routing];
}

export function useRouting(): Routing {
  const routing = useContext(RouterContext);
  if (!routing) throw new Error('useRouting is called outside RouterContext');
  return routing;
}

export function useOpenUntilNavigation(): [boolean, (open: boolean) => void] {
  const { navigationCount } = useRouting();
  const [openIn, setOpenIn] = useState(-1);
  return [openIn === navigationCount, (open) => setOpenIn(open ? navigationCount : -1)];
}
