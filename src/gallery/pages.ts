/** Photos on a page (from docs/product.md). */
export const photosPerPage = 12;

/** The number of pages for a number of photos; at least one. */
export function pageCount(photos: number): number {
  return Math.max(1, Math.ceil(photos / photosPerPage));
}

/** The page in the address, counted from 1: the nearest one that exists, or 1 if it is not a number. */
export function pageInAddress(search: string, photos: number): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('page') ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.min(Math.max(asked, 1), pageCount(photos));
}

/** The page that has a photo; photos are counted from 0. */
export function pageOf(photo: number): number {
  return Math.floor(photo / photosPerPage) + 1;
}

/** The query of a page's address, without `page` for the first page. Other parameters stay. */
export function addressOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  const text = query.toString();
  return text ? `?${text}` : '';
}
