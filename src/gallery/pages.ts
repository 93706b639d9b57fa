/** Photos on a page (SPEC section 9). */
export const photosPerPage = 12;

/** Number of pages for a number of photos; at least one. */
export function pageCount(photos: number): number {
  return Math.max(1, Math.ceil(photos / photosPerPage));
}

/** The page, counted from 1, that the address asks for; the nearest one that exists, 1 for rubbish. */
export function pageInAddress(search: string, photos: number): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('page') ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.min(Math.max(asked, 1), pageCount(photos));
}

/** The page on which a photo stands; photos are counted from 0. */
export function pageOf(photo: number): number {
  return Math.floor(photo / photosPerPage) + 1;
}

/** The query of a page's address; the first page has none. Other parts of the query stay. */
export function addressOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  const text = query.toString();
  return text ? `?${text}` : '';
}
