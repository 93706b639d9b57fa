import { screenPath } from '../../content-model/paths.ts';
import { routesIn, type ServiceName } from '../../content-model/routes.ts';
import type { Texts } from '../page-data/types.ts';

export interface NavigationItem {
  label: string;
  path: string;
  dropdown?: NavigationItem[] | undefined;
}

/** Where the menu button leads without scripts. */
export const footerNavigationId = 'pages';

export function mainNavigation(
  { navigation, services }: Texts['shared'],
  shownServices: readonly ServiceName[],
): NavigationItem[] {
  const dropdown = shownServices.map((name) => ({ label: services[name], path: screenPath(name) }));
  return routesIn('main').map(({ screen, path }) => ({
    label: navigation[screen],
    path,
    dropdown: screen === 'services' ? dropdown : undefined,
  }));
}

export function footerNavigation({ navigation }: Texts['shared']): NavigationItem[] {
  return routesIn('footer').map(({ screen, path }) => ({ label: navigation[screen], path }));
}
