/** Decodes the path of a request. One that is malformed stays as it is. */
export function decodePath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the address of a page, with its query, if the request names its file: `/about/` for `/about/index.html`. */
export function pageAddress(url: string): string | undefined {
  const [, folder, query = ''] = /^((?:\/[\w-]+)*\/)index\.html(\?.*)?$/.exec(url) ?? [];
  return folder && folder + query;
}

/**
 * Returns whether a path may be a file of the site. One with a percent sign is malformed. Files that start with a dot or an underscore are for the host.
 * Compressed copies, 404 pages and `/index` have no address.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  return (
    /^\/[^%\0]*$/.test(path) &&
    !segments.some((segment) => /^[._]/.test(segment)) &&
    !/(\.(br|gz)|\/404(\.html)?|\/index)\/*$/.test(path)
  );
}
