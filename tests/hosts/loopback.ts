import { Socket } from 'node:net';

// Loaded into Mozilla's scanner before it starts: the site's addresses lead to this machine, and no others anywhere.

/** "host:port" to a port of this machine. */
const places: Record<string, number> = JSON.parse(process.env.LOOPBACK_PLACES ?? '{}');
const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;

Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
  // Node itself calls this with options, or with a list of them and what to call back.
  const options = [args[0]].flat()[0] as { host?: string; port?: number | string };
  const port = places[`${options.host}:${options.port}`];
  if (port === undefined) throw new Error(`Nobody but the site is asked: ${options.host}:${options.port}`);
  Object.assign(options, { host: '127.0.0.1', port });
  return connect.apply(this, args);
} as typeof Socket.prototype.connect;
