import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/testing/ask.ts';
import { askSecurely } from './testing/ask-securely.ts';
import { buildHostedSite, type HostedSite, host, otherHost, pages } from './testing/built-site.ts';
import { expectHost } from './testing/expect-host.ts';
import type { RunningHost } from './testing/host-files.ts';
import { nginxEncodings, startNginx } from './testing/nginx.ts';
import { isInstalled } from './testing/run-server.ts';

let site: HostedSite | undefined;
let nginx: RunningHost | undefined;

describe.skipIf(!isInstalled('nginx', '-v'))('nginx with the files of the build', () => {
  beforeAll(async () => {
    site = await buildHostedSite();
    nginx = await startNginx(site);
  }, 30_000);

  afterAll(async () => {
    await nginx?.stop();
    site?.remove();
  });

  expectHost(() => nginx?.plain ?? 0, nginxEncodings);

  it('leads from http to https, and from the other address to the first', async () => {
    const { redirect = 0, secure = 0 } = nginx ?? {};
    for (const name of [host, otherHost]) {
      const answer = await ask(redirect, '/about?lang=en', { headers: { Host: name } });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${host}/about?lang=en`);
    }
    const { status, headers } = await askSecurely(secure, otherHost, '/about?lang=en');
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${host}/about?lang=en`);
  });

  it('serves the site over https', async () => {
    expect(await askSecurely(nginx?.secure ?? 0, host, '/about')).toMatchObject({
      status: 200,
      text: pages.about,
    });
  });
});
