import { type ScreenName, type ServiceName, serviceNames } from '../../tables/routes.ts';
import type { Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import type { Crumb } from '../ui/Breadcrumb.tsx';

type PageName = Exclude<ScreenName, 'not-found'>;

const isService = (name: PageName): name is ServiceName => serviceNames.includes(name as ServiceName);

/** The breadcrumb trail of a page: home, the services overview for a service, and the page itself. */
export function trailOf(page: PageName, { navigation, services }: Texts['shared']): Crumb[] {
  const home: Crumb = { label: navigation.home, screen: 'home' };
  if (!isService(page)) return [home, { label: navigation[page], screen: page }];
  return [home, { label: navigation.services, screen: 'services' }, { label: services[page], screen: page }];
}

/** The trail of a page in the current language. */
export function useTrail(page: PageName): Crumb[] {
  return trailOf(page, useSite().texts);
}
