/** Returns an address of this site. `new URL('//contact', location.href)` would be one of the host `contact`. */
export const urlOf = (path: string): URL => new URL(location.origin + path);
