import type { HttpBindings } from '@hono/node-server';

/** The bindings of a request that comes without a real connection. */
export const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings;
