import { type Picture, pictureName } from '../page-data/picture.ts';

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

export function photoIndexFromQuery(search: string, photos: readonly Picture[]): number {
  const asked = new URLSearchParams(search).get('photo');
  return photos.findIndex((photo) => pictureName(photo) === asked);
}

export const queryForPage = (page: number): string => (page === 1 ? '' : `?page=${page}`);

export const queryForPhoto = (photo: Picture): string => `?photo=${pictureName(photo)}`;
