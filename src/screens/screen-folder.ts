import { isService, type ScreenName } from '../../content-model/routes.ts';

/** Returns the name of the folder that has the component of a screen. All services but winter share one. */
export const screenFolder = (screen: ScreenName): string =>
  isService(screen) && screen !== 'winter' ? 'service' : screen;
