import { isService, type ScreenName } from '../../content-model/routes.ts';

/** Returns the name of the folder that has the component of a screen. The services share one, except for Winter. */
export function screenFolder(screen: ScreenName): string {
  return isService(screen) && screen !== 'winter' ? 'service' : screen;
}
