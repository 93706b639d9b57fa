import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { PathAndLanguage } from './paths.ts';
import type { RoutedPage, Router, RouterState } from './router.ts';

interface Routing extends Pick<RouterState<RoutedPage>, 'localizedPath' | 'visits'> {
  /** With its question mark; empty in the prerendered document. */
  search: string;
  router: Pick<Router, 'visit' | 'choose' | 'changeQuery' | 'currentUrl'>;
}

export const RouterContext = createContext<Routing | null>(null);

/** Returns the page to show, and the value of the context for everything in it. */
export function useShownPage<Page extends RoutedPage>(router: Router<Page>): [Page, Routing] {
  const [{ shown, localizedPath, visits }, setState] = useState(router.state);
  const search = shown.url.search;
  // Before the effects that look at what is in the window.
  useLayoutEffect(() => router.commit(shown), [router, shown]);
  useLayoutEffect(() => router.connect(setState), [router]);
  const routing = useMemo(
    () => ({ localizedPath, visits, search, router }),
    [localizedPath, visits, search, router],
  );
  return [shown.page, routing];
}

function useRouting(): Routing {
  const routing = useContext(RouterContext);
  if (!routing) throw new Error('useRouting is called outside RouterContext');
  return routing;
}

export const useRouter = () => useRouting().router;

/** The address of the navigation under way, or else of the window. */
export const useLocalizedPath = (): PathAndLanguage => useRouting().localizedPath;

export const useSearch = (): string => useRouting().search;

/** Whether something is open, with its setter. Going to a page closes it. */
export function useOpen(): [boolean, (open: boolean) => void] {
  const { visits } = useRouting();
  const [openIn, setOpenIn] = useState(-1);
  return [openIn === visits, (open) => setOpenIn(open ? visits : -1)];
}
