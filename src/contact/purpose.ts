import { screenPath } from '../../content-model/paths.ts';
import { isService, type ServiceName } from '../../content-model/routes.ts';

/** Returns the path of the contact page, with a service whose name begins an empty message. */
export const contactPathFor = (service: ServiceName): string => `${screenPath('contact')}?about=${service}`;

/** Returns the service that a query names. */
export function serviceFromQuery(search: string): ServiceName | undefined {
  const about = new URLSearchParams(search).get('about') ?? '';
  return isService(about) ? about : undefined;
}
