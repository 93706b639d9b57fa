import type { HttpBindings } from '@hono/node-server';

/** What a host knows of the connection, for requests without one. */
export const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings;
