import { isService, type ScreenName } from '../../content-model/routes.ts';

/** Returns the name of the folder that has the component of a screen. Services without parts of their own share one. */
export function screenFolder(screen: ScreenName): string {
  const hasOwnParts = screen === 'winter' || screen === 'excavation';
  return isService(screen) && !hasOwnParts ? 'service' : screen;
}
