import { test as base } from '@playwright/test';
import { type Answer, type Ask, ask } from '../../server/testing/ask.ts';
import { realSite } from './real-site.ts';
import { servers } from './servers.ts';

interface HostFixtures {
  /** The name of one of the real servers. */
  server: string;
  /** Asks that server for an address of the built site. */
  askHost: (path: string, options?: Ask) => Promise<Answer>;
}

/** A test of the built site behind a real server of its own. No browser takes part. */
export const test = base.extend<HostFixtures>({
  server: ['', { option: true }],
  askHost: async ({ server }, use) => {
    const site = realSite();
    const host = await servers.find(({ name }) => name === server)?.start(site);
    if (!host) throw new Error(`There is no server "${server}".`);
    const [name] = site.names;
    await use((path, options = {}) =>
      ask(host.plain, path, { ...options, headers: { Host: name, ...options.headers } }),
    );
    await host.stop();
    site.remove();
  },
});
