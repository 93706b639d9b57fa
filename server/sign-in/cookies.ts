import type { IncomingMessage, ServerResponse } from 'node:http';

type Name = 'session' | 'challenge';

/** Cookies for the desk's host alone. On http, which only localhost has, browsers refuse what makes them secure. */
export function createCookies(isSecure: boolean) {
  const nameOf = (name: Name) => `${isSecure ? '__Host-' : ''}rediger-${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  function read({ headers: { cookie = '' } }: IncomingMessage, name: Name): string {
    const start = `${nameOf(name)}=`;
    const found = cookie.split(/; */).find((one) => one.startsWith(start));
    return found?.slice(start.length) ?? '';
  }

  /** Zero milliseconds remove it. */
  function set(response: ServerResponse, name: Name, value: string, milliseconds: number): void {
    const maxAge = Math.round(milliseconds / 1000);
    response.appendHeader('Set-Cookie', `${nameOf(name)}=${value}; Max-Age=${maxAge}; ${attributes}`);
  }

  return { read, set };
}

export type Cookies = ReturnType<typeof createCookies>;
