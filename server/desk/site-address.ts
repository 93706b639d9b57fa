import { domainToUnicode } from 'node:url';
import type { Company } from '../../content-model/company.ts';
import type { DeskContext } from './desk-context.ts';

type AddressSettings = Pick<DeskContext['settings'], 'siteOrigin' | 'deployment'>;

/**
 * Returns the address at which customers read the site, and which the owner shares. Null while only this machine shows
 * it: a trial page, or a site for another host whose address is not valid.
 */
export function siteAddressOf(
  { siteOrigin, deployment }: AddressSettings,
  company: Company | null,
): string | null {
  if (deployment.publishCommand) return company && forPeople(company.url);
  return new URL(siteOrigin).hostname === 'localhost' ? null : forPeople(siteOrigin);
}

/** Returns what the desk says before a publication: where it goes. */
export function destinationOf(
  { settings, history }: Pick<DeskContext, 'settings' | 'history'>,
  siteAddress: string | null,
) {
  const address = siteAddress ?? forPeople(settings.siteOrigin);
  if (settings.deployment.publishCommand)
    return { words: 'Nettstedet lages, og sendes til verten:', address };
  if (!siteAddress) return { words: 'Prøveside, bare på denne PC-en. Kundene ser den ikke:', address };
  const isFirst = !history?.snapshots.live();
  return {
    words: isFirst ? 'Legges ut på, om noen minutter den første gangen:' : 'Legges ut med en gang på',
    address,
  };
}

/** Returns an address with æ, ø and å. */
function forPeople(address: string): string {
  const { hostname } = new URL(address);
  return address.replace(hostname, domainToUnicode(hostname));
}
