/** The decoded path of a request, or undefined when it is malformed. */
export function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The page's own address, with its query, for one that names its file: `/about/` for `/about/index.html`. */
export function pageOfIndex(url: string): string | undefined {
  const [, folder, query = ''] = /^((?:\/[\w-]+)*\/)index\.html(\?.*)?$/.exec(url) ?? [];
  return folder && folder + query;
}

/**
 * Whether a path may name something in the built site. What begins with a dot or an underscore is meant for
 * the host (and `..` leads out of the folder); compressed copies and the 404 page have no address of their own.
 */
export function isPublic(path: string): boolean {
  const segments = path.replace(/^\/\.well-known\//, '/').split(/[\\/]/);
  const isHidden = segments.some((segment) => segment.startsWith('.') || segment.startsWith('_'));
  return !isHidden && !/\.(br|gz)\/*$/.test(path) && !/^\/+404(\.html)?\/*$/.test(path);
}

/** Those of brotli and gzip that the visitor takes, the better one first. */
export function acceptedEncodings(header = ''): ('br' | 'gzip')[] {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*$/s, '').trim());
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
}
