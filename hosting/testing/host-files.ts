/** What a real server needs to serve a built site. */
export interface HostFiles {
  /** A folder for whatever the server writes. */
  folder: string;
  dist: string;
  /** Where the filled files for nginx and Caddy lie. */
  hosting: string;
  /** The site's host and the other one that leads to it. */
  names: readonly [host: string, otherHost: string];
}

/** A server that runs, with its ports on this machine. */
export interface RunningHost {
  /** Serves the site over plain http, as behind another server. */
  plain: number;
  /** In the place of port 80. */
  redirect: number;
  /** In the place of port 443. */
  secure: number;
  stop: () => Promise<void>;
}
