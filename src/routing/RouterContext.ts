import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { PathAndLanguage } from './paths.ts';
import type { RoutedPage, Router, RouterState } from './router.ts';

interface Routing extends Pick<RouterState<RoutedPage>, 'localizedPath' | 'navigationCount'> {
  /** The query with its question mark; empty in the prerendered document. */
  search: string;
  router: Pick<Router, 'visit' | 'setLanguage' | 'changeQuery' | 'currentUrl'>;
}

export const RouterContext = createContext<Routing | null>(null);

/** Connects React to the router. */
export function useShownPage<Page extends RoutedPage>(router: Router<Page>): [Page, Routing] {
  const [{ shownPage, localizedPath, navigationCount }, setState] = useState(router.state);
  const search = shownPage.url.search;
  // Layout effects run before the effects that measure the window.
  useLayoutEffect(() => router.commit(shownPage), [router, shownPage]);
  useLayoutEffect(() => router.connect(setState), [router]);
  const routing = useMemo(
    () => ({ localizedPath, navigationCount, search, router }),
    [localizedPath, navigationCount, search, router],
  );
  return [shownPage.page, routing];
}

function useRouting(): Routing {
  const routing = useContext(RouterContext);
  if (!routing) throw new Error('useRouting is called outside RouterContext');
  return routing;
}

export const useRouter = () => useRouting().router;

/** Returns the path of the pending navigation, else of the page shown. */
export const useLocalizedPath = (): PathAndLanguage => useRouting().localizedPath;

export const useSearch = (): string => useRouting().search;

export function useOpenUntilNavigation(): [boolean, (open: boolean) => void] {
  const { navigationCount } = useRouting();
  const [openIn, setOpenIn] = useState(-1);
  return [openIn === navigationCount, (open) => setOpenIn(open ? navigationCount : -1)];
}
