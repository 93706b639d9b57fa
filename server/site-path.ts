/** Decodes the path of a request. Returns undefined if it is malformed. */
export function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address of a page, with its query, if the request names its file: `/about/` for `/about/index.html`. */
export function pageAddress(url: string): string | undefined {
  const [, folder, query = ''] = /^((?:\/[\w-]+)*\/)index\.html(\?.*)?$/.exec(url) ?? [];
  return folder && folder + query;
}

/**
 * Returns whether a path may be a file of the site. Files that start with a dot or an underscore are for the host.
 * Compressed copies, 404 pages and `/index` have no address.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    !segments.some((segment) => /^[._]/.test(segment)) && !/(\.(br|gz)|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}
