import { isService, type ScreenName } from '../../tables/routes.ts';
import type { Texts } from '../content/types.ts';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import type { Crumb } from '../ui/Breadcrumb.tsx';

type PageName = Exclude<ScreenName, 'article' | 'not-found'>;

/** The links from the front page to a page: home, the services overview for a service, and the page itself. */
export function linksTo(page: PageName, { navigation, services }: Texts['shared']): Required<Crumb>[] {
  const link = (name: PageName) => ({
    label: isService(name) ? services[name] : navigation[name],
    path: pathOf(name),
  });
  return (isService(page) ? (['home', 'services', page] as const) : (['home', page] as const)).map(link);
}

/** The breadcrumb trail of a page in the current language. */
export function useTrail(page: PageName): Crumb[] {
  return linksTo(page, useSite().texts).map(({ label, path }) =>
    path === pathOf(page) ? { label } : { label, path },
  );
}
