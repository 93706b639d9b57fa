import { type ScreenName, serviceNames } from '../../tables/routes.ts';
import type { Texts } from '../content/types.ts';
import { pathOf } from '../routing/paths.ts';

/** One entry of the navigation. */
export interface NavigationItem {
  label: string;
  path: string;
  dropdown?: NavigationItem[];
}

const mainScreens = ['home', 'about', 'services', 'news', 'gallery', 'contact'] as const;
const footerScreens = ['home', 'about', 'services', 'gallery', 'contact', 'privacy'] as const;

/** The main navigation: six entries, of which the services have a list of five pages. */
export function mainNavigation(texts: Texts['shared']): NavigationItem[] {
  const services = serviceNames.map((name) => item(texts.services[name], name));
  return mainScreens.map((screen) => ({
    ...item(texts.navigation[screen], screen),
    ...(screen === 'services' && { dropdown: services }),
  }));
}

/** The footer's links: no news, but the privacy policy. */
export function footerNavigation(texts: Texts['shared']): NavigationItem[] {
  return footerScreens.map((screen) => item(texts.navigation[screen], screen));
}

function item(label: string, screen: Exclude<ScreenName, 'article'>): NavigationItem {
  return { label, path: pathOf(screen) };
}
