import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/testing/ask.ts';
import { askSecurely } from './testing/ask-securely.ts';
import { buildHostedSite, type HostedSite, host, otherHost, pages } from './testing/built-site.ts';
import { startCaddy } from './testing/caddy.ts';
import { expectHost } from './testing/expect-host.ts';
import type { RunningHost } from './testing/host-files.ts';
import { isInstalled } from './testing/run-server.ts';

let site: HostedSite | undefined;
let caddy: RunningHost | undefined;

describe.skipIf(!isInstalled('caddy', 'version'))('Caddy with the files of the build', () => {
  beforeAll(async () => {
    site = await buildHostedSite();
    caddy = await startCaddy(site);
  }, 30_000);

  afterAll(async () => {
    await caddy?.stop();
    site?.remove();
  });

  expectHost(() => caddy?.plain ?? 0, ['br', 'gzip']);

  it('leads from the other address to the first', async () => {
    const answer = await ask(caddy?.plain ?? 0, '/about?lang=en', { headers: { Host: otherHost } });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(`https://${host}/about?lang=en`);
    const secure = await askSecurely(caddy?.secure ?? 0, otherHost, '/about?lang=en');
    expect(secure.status).toBe(301);
    expect(secure.headers.location).toBe(`https://${host}/about?lang=en`);
  });

  it('leads from http to https on the same host', async () => {
    const answer = await ask(caddy?.redirect ?? 0, '/about?lang=en', { headers: { Host: host } });
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(`https://${host}/about?lang=en`);
  });

  it('serves the site over https', async () => {
    expect(await askSecurely(caddy?.secure ?? 0, host, '/about')).toMatchObject({
      status: 200,
      text: pages.about,
    });
  });
});
