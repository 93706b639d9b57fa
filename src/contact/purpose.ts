import { screenPath } from '../../content-model/paths.ts';
import { isService, type ServiceName } from '../../content-model/routes.ts';
import { createStore } from '../browser/store.ts';

/** Returns the path of the contact page, with a service whose name begins an empty message. */
export const contactPathFor = (service: ServiceName): string => `${screenPath('contact')}?about=${service}`;

/** Returns the service that a query names. */
export function serviceFromQuery(search: string): ServiceName | undefined {
  const about = new URLSearchParams(search).get('about') ?? '';
  return isService(about) ? about : undefined;
}

const noWish = { offered: '', placed: '' };

/** A wish that the visitor has put together on another page, and the one with which the message begins already. */
export const broughtWish = createStore(noWish);

/** Takes a wish along to the form. */
export const bringWish = (offered: string): void => broughtWish.write({ ...broughtWish.read(), offered });

export const forgetWish = (): void => broughtWish.write(noWish);
