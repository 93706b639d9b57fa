import { useSyncExternalStore } from 'react';
import type { Path } from '../../contract.ts';
import { pairPath } from '../form/languages.ts';

/** Where in the desk the window is: the part of the address after #, and the field it points at. */
export interface Address {
  /** For instance ['sider', 'home']. */
  parts: string[];
  /** A path within the document, for instance ['phone']. */
  field: Path | null;
}

export const addresses = {
  company: '#/firmaet',
  page: (name: string) => `#/sider/${name}`,
  pictures: '#/bilder',
  picture: (name: string) => `#/bilder/${name}`,
  gallery: '#/galleriet',
  news: '#/nyheter',
  newArticle: '#/nyheter/-ny',
  article: (slug: string) => `#/nyheter/${slug}`,
  publish: '#/publiser',
};

/** Where a field of a document is changed. */
export function addressOfField(document: string, path: Path): string {
  const [kind, name = ''] = document.split('/');
  if (kind === 'company') return withField(addresses.company, path);
  if (kind === 'texts') return withField(addresses.page(name), pairPath(path));
  if (kind === 'news') return withField(addresses.article(name), pairPath(path));
  if (kind === 'pictures') {
    const [picture, ...rest] = path;
    return picture === undefined ? addresses.pictures : withField(addresses.picture(String(picture)), rest);
  }
  const [page, part, ...rest] = path;
  if (page === undefined || (page === 'gallery' && part === 'photos'))
    return withField(addresses.gallery, rest);
  return withField(addresses.page(String(page)), ['pictures', ...path.slice(1)]);
}

function withField(address: string, path: Path): string {
  return path.length === 0
    ? address
    : `${address}?felt=${path.map(String).map(encodeURIComponent).join('.')}`;
}

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const field = new URLSearchParams(query).get('felt');
  return { parts: path.split('/').filter(Boolean), field: field ? field.split('.').map(readKey) : null };
}

const readKey = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The text after # in the address, as it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
