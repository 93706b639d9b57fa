import type { ServiceName } from './routes.ts';

/** What follows the rows of a service page. */
export type ServicePart = 'agreement' | 'photos' | 'price' | 'questions';

interface PlacedPart {
  part: ServicePart;
  /** What the page is most about takes the whole width. */
  large?: boolean;
}

/**
 * The order of what follows the rows, before the call at the end of each page: what a customer of that service asks
 * first. Digging is seen in pictures, trees raise questions of law, sweeping is a matter of the area and its price.
 */
export const serviceParts: Readonly<Record<ServiceName, readonly PlacedPart[]>> = {
  winter: [{ part: 'agreement' }, { part: 'questions' }, { part: 'price' }, { part: 'photos' }],
  sweeping: [{ part: 'price', large: true }, { part: 'questions' }, { part: 'photos' }],
  excavation: [{ part: 'photos', large: true }, { part: 'price' }, { part: 'questions' }],
  arborist: [{ part: 'questions', large: true }, { part: 'photos' }, { part: 'price' }],
  facility: [{ part: 'photos' }, { part: 'questions' }, { part: 'price', large: true }],
};

/** Whether the photos of a service take the whole width. */
export const hasLargePhotos = (service: ServiceName): boolean =>
  serviceParts[service].some(({ part, large }) => part === 'photos' && large === true);
