import { screenPath } from '../../content-model/paths.ts';
import type { ServiceName } from '../../content-model/routes.ts';

/** Returns the path of the contact page, with a service whose name begins an empty message. */
export const contactPathFor = (service: ServiceName): string => `${screenPath('contact')}?about=${service}`;

/** Returns the one of these services that a query names. */
export function serviceFromQuery(search: string, services: readonly ServiceName[]): ServiceName | undefined {
  const about = new URLSearchParams(search).get('about');
  return services.find((name) => name === about);
}
