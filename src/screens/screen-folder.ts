import { isService, type ScreenName } from '../../content-model/routes.ts';

/** Returns the name of the folder that has the component of a screen. All services share one. */
export function screenFolder(screen: ScreenName): string {
  return isService(screen) ? 'service-detail' : screen;
}
