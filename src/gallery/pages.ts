import { type Picture, pictureName } from '../page-data/picture.ts';

/** From docs/product.md. */
export const photosPerPage = 12;

export function pageCount(photos: number): number {
  return Math.max(1, Math.ceil(photos / photosPerPage));
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

export function photoIndexFromQuery(search: string, photos: readonly Picture[]): number {
  const asked = new URLSearchParams(search).get('photo');
  return photos.findIndex((photo) => pictureName(photo) === asked);
}

export function queryForPage(search: string, page: number): string {
  return withQuery(search, { page: page === 1 ? null : String(page), photo: null });
}

export function queryForPhoto(search: string, photo: Picture): string {
  return withQuery(search, { page: null, photo: pictureName(photo) });
}

function withQuery(search: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
