import { extname } from 'node:path';

/** The decoded path of a request; undefined when it is malformed. */
export function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The page's own address, with its query, when a request names the page's file: `/about/` for `/about/index.html`. */
export function pageAddress(url: string): string | undefined {
  const [, folder, query = ''] = /^((?:\/[\w-]+)*\/)index\.html(\?.*)?$/.exec(url) ?? [];
  return folder && folder + query;
}

/**
 * Whether a path may name a file of the site. Files starting with a dot or an underscore are for the host; compressed
 * copies and 404 pages have no address of their own.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return !segments.some((segment) => /^[._]/.test(segment)) && !/(\.(br|gz)|\/404(\.html)?)\/*$/.test(path);
}

/** How long a browser may keep a file: for good when its name carries a hash, an hour when not; a page is revalidated. */
export function cacheControl(path: string): string {
  if (/^\/(assets|content|pictures)\//.test(path)) return 'public, max-age=31536000, immutable';
  return ['', '.html'].includes(extname(path)) ? 'no-cache' : 'public, max-age=3600';
}
