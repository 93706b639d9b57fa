import { Hono } from 'hono';
import { type HostEnv, isChange } from './answer.ts';
import { HttpError } from './http-error.ts';

/**
 * Stands before a desk without sign-in: refuses what does not come from its own page on this machine. That is another
 * host name (a site that points its name here), another origin, or a change without the header that only a script of
 * the same origin can send.
 */
export function createLocalGuard(port: number) {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  return new Hono<HostEnv>()
    .use(async (c, next) => {
      if (!hosts.includes(new URL(c.req.url).host)) throw new HttpError(421, 'Denne adressen er ikke her.');
      await next();
    })
    .use('/rediger/api/*', async (c, next) => {
      const origin = c.req.header('origin');
      // Safari does not send it to every address on this machine.
      const site = c.req.header('sec-fetch-site');
      const isOurs =
        (origin === undefined || origin === new URL(c.req.url).origin) &&
        (site === undefined || site === 'same-origin' || site === 'none') &&
        (!isChange(c) || c.req.header('x-rediger') === '1');
      if (!isOurs)
        throw new HttpError(
          403,
          'Dette kom ikke fra Redigering på denne maskinen. Åpne siden på nytt, og prøv igjen.',
        );
      await next();
    });
}
