import type { HttpBindings } from '@hono/node-server';

/** For requests without a connection. */
export const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings;
