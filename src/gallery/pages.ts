/** From docs/product.md. */
export const photosPerPage = 12;

export function pageCount(photos: number): number {
  return Math.ceil(photos / photosPerPage);
}

/** Counts from 1. Returns the nearest page that exists. */
export function pageFromQuery(search: string, photos: number): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('page') ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.min(Math.max(asked, 1), pageCount(photos));
}

/** Photos are counted from 0. */
export function pageOf(photo: number): number {
  return Math.floor(photo / photosPerPage) + 1;
}

export const queryForPage = (page: number): string => (page === 1 ? '' : `?page=${page}`);
